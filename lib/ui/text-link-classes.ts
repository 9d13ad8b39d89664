export const textLinkClasses =
  'font-medium text-link underline decoration-accent decoration-[1.5px] underline-offset-4 transition-colors hover:decoration-current';
