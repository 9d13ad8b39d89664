import type { PageModule } from './page-module.ts';

/** Matches script elements, except JSON-LD data for search engines. */
const scriptElements = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi;
const scriptPreloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Removes Next's scripts, and the data they hydrate from, from a rendered page, and appends the page's own
 * module.
 */
export function replaceScripts(html: string, module: PageModule | null): string {
  const document = html.replace(scriptElements, '').replace(scriptPreloads, '');
  if (!module) return document;
  // Low priority: the first paint depends on the styles and typefaces before it.
  const moduleScript = `<script type="module" fetchpriority="low" src="${module.src}" integrity="${module.integrity}"></script>`;
  return document.replace('</body>', () => `${moduleScript}</body>`);
}
