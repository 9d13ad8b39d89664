type Numbers = {
  /** An office's, each as it is written; empty where there is none. */
  main: string;
  organic: string;
  paid: string;
};

/**
 * Which number of an office visitors see, and why, in the order of spec section 9: an advertisement's, then the website's own, then the office's.
 * `write` says a number as people read it.
 */
export function tellShownPhone(
  { main, organic, paid }: Numbers,
  write: (number: string) => string,
): string[] {
  const shown = organic || main;
  if (!shown && !paid) return ['Visitors see no number of this office: write its telephone.'];
  const usual = !shown
    ? 'Visitors see no number of this office, unless they come from an advertisement.'
    : organic
      ? `Visitors see ${write(organic)}, the number for the website${main ? `, in place of the telephone ${write(main)}` : ''}. Empty that field to show the telephone.`
      : `Visitors see ${write(main)}, the telephone.`;
  return paid ? [usual, `Who comes from an advertisement sees ${write(paid)}.`] : [usual];
}
