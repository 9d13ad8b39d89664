/** An address of the composer, as another screen is told where somebody came from; null for any other. */
export const composerPath = (from: string | null): string | null =>
  from !== null && /^\/compose\/[\w/-]*(\?[\w=&%.-]*)?$/.test(from) && !from.includes('//') ? from : null;
