import type { DrawnIn } from './find-drawn-in';

/** What stands above and below pages, as staff call it. */
const frames: Readonly<Record<string, string>> = {
  header: 'header of pages',
  footer: 'footer of pages',
  'header-logo': 'header of landing pages',
  'footer-logo': 'footer of landing pages',
};

/** Where a menu stands, in words. */
export function tellDrawnIn(places: readonly DrawnIn[]): string {
  if (places.length === 0) return 'Nowhere: no section or page shows it';
  const told = places.map(({ collection, name }) => {
    if (collection === 'pages') return `on the page “${name}”`;
    return frames[name] ? `in the ${frames[name]}` : `in the section “${name}”`;
  });
  const [first = '', ...others] = told;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ');
}
