import { expect, it } from 'vitest';
import { replaceScripts } from './page-cache';

const pageModule = { src: '/_next/static/islands/page-1.js', integrity: 'sha384-x' };
const moduleScript =
  '<script type="module" fetchpriority="low" src="/_next/static/islands/page-1.js" integrity="sha384-x"></script>';

it("replaceScripts › removes Next's scripts and appends the page's own module", () => {
  const html =
    '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script></head>' +
    '<body><p>Sell</p><script id="_R_">1</script><script>self.__next_f.push([1,"<p>"])</script></body>';
  expect(replaceScripts(html, pageModule)).toBe(`<head></head><body><p>Sell</p>${moduleScript}</body>`);
});

it('replaceScripts › preserves JSON-LD and escaped text that mentions scripts', () => {
  const html =
    '<script type="application/ld+json">{"@type":"Offer"}</script><p title="&lt;script&gt;">&lt;script&gt;</p>';
  expect(replaceScripts(`${html}<body>$&</body>`, pageModule)).toBe(`${html}<body>$&${moduleScript}</body>`);
});

it('replaceScripts › adds nothing when the build has no page module', () => {
  expect(replaceScripts('<body><script>1</script></body>', null)).toBe('<body></body>');
});
