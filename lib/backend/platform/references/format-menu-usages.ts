import type { MenuUsage } from './find-menu-usages';

/** Labels of the header and footer sections. */
const frameLabels: Readonly<Record<string, string>> = {
  header: 'header of pages',
  footer: 'footer of pages',
  'header-logo': 'header of landing pages',
  'footer-logo': 'footer of landing pages',
};

/** Formats where a menu is shown. */
export function formatMenuUsages(usages: readonly MenuUsage[]): string {
  if (usages.length === 0) return 'Nowhere: no section or page shows it';
  const labels = usages.map(({ collection, name }) => {
    if (collection === 'pages') return `on the page “${name}”`;
    return frameLabels[name] ? `in the ${frameLabels[name]}` : `in the section “${name}”`;
  });
  const [first = '', ...rest] = labels;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}
