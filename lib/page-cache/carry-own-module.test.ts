import { expect, it } from 'vitest';
import { carryOwnModule } from './carry-own-module';

const module = { src: '/_next/static/islands/page-1.js', integrity: 'sha384-x' };
const own =
  '<script type="module" fetchpriority="low" src="/_next/static/islands/page-1.js" integrity="sha384-x"></script>';

it('takes away what Next starts from, and ends the page with its own module', () => {
  const written =
    '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script></head>' +
    '<body><p>Sell</p><script id="_R_">1</script><script>self.__next_f.push([1,"<p>"])</script></body>';
  expect(carryOwnModule(written, module)).toBe(`<head></head><body><p>Sell</p>${own}</body>`);
});

it('keeps data, and words that name a script', () => {
  const kept =
    '<script type="application/ld+json">{"@type":"Offer"}</script><p title="&lt;script&gt;">&lt;script&gt;</p>';
  expect(carryOwnModule(`${kept}<body>$&</body>`, module)).toBe(`${kept}<body>$&${own}</body>`);
});

it('adds nothing where nothing was built', () => {
  expect(carryOwnModule('<body><script>1</script></body>', null)).toBe('<body></body>');
});
