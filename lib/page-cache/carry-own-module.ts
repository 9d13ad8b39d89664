import type { PageModule } from './page-module.ts';

/** Data, as search engines read it, is no script. */
const scripts = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/** A page as Next wrote it, without Next's scripts and the data they start from; with the page's own module instead. */
export function carryOwnModule(html: string, module: PageModule | null): string {
  const document = html.replace(scripts, '').replace(preloads, '');
  if (!module) return document;
  // The first paint waits for styles and typefaces, which come before it.
  const own = `<script type="module" fetchpriority="low" src="${module.src}" integrity="${module.integrity}"></script>`;
  return document.replace('</body>', () => `${own}</body>`);
}
