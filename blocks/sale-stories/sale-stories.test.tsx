// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleSaleStories } from '@/schemas/examples/sale-story';
import { SaleStories } from './sale-stories';
import { saleStoriesExample } from './sale-stories.example';
import { type SaleStoriesProps, saleStoriesSchema } from './sale-stories.schema';

const shown = saleStoriesSchema.parse(saleStoriesExample.props);

function draw(props: Partial<SaleStoriesProps>): HTMLElement {
  const all = { ...shown, stories: exampleSaleStories, ...props };
  document.body.innerHTML = renderToStaticMarkup(
    <SaleStories props={all} page={exampleContext()} id="stories" slot={() => null} />,
  );
  return document.body;
}

test.each(['lead', 'grid'] as const)('each story is found by its address in the arrangement %s', (layout) => {
  const ids = exampleSaleStories.map(({ id }) => draw({ layout }).querySelectorAll(`#${id}`).length);
  expect(ids).toEqual([1, 1, 1]);
});

test('a story leads to who sold it and to what the seller wrote', () => {
  const links = [...draw({}).querySelectorAll('#sale-hair-salon a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/en-GH/agents/esi-mensah',
    '/en-GH/locations/greater-accra/osu/reviews#review-hair-salon',
  ]);
});

test('without a story there is no section, unless there are words for it', () => {
  expect(draw({ stories: [] }).innerHTML).toBe('');
  expect(draw({ stories: [], emptyText: 'Ask us.' }).textContent).toContain('Ask us.');
});

test('a story that stands alone is told at large, whatever the arrangement', () => {
  expect(draw({ layout: 'grid' }).querySelectorAll('ul > li')).toHaveLength(3);
  const alone = draw({ layout: 'grid', stories: exampleSaleStories.slice(0, 1) });
  expect(alone.querySelectorAll('ul > li')).toHaveLength(0);
  expect(alone.querySelectorAll('article')).toHaveLength(1);
});
