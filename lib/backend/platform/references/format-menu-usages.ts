import type { MenuUsage } from './find-menu-usages';

/** Labels of the header and footer sections. */
const frameLabels: Readonly<Record<string, string>> = {
  header: 'page header',
  footer: 'page footer',
  'header-logo': 'landing page header',
  'footer-logo': 'landing page footer',
};

/** Formats where a menu is shown. */
export function formatMenuUsages(usages: readonly MenuUsage[]): string {
  if (usages.length === 0) return 'Not used in any section or page';
  const labels = usages.map(({ collection, name }) => {
    if (collection === 'pages') return `on the page “${name}”`;
    return frameLabels[name] ? `in the ${frameLabels[name]}` : `in the section “${name}”`;
  });
  const [first = '', ...rest] = labels;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}
