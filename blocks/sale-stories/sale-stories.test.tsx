// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleSaleStories } from '@/schemas/examples/sale-story';
import { SaleStories } from './sale-stories';
import { saleStoriesExample } from './sale-stories.example';
import { type SaleStoriesProps, saleStoriesSchema } from './sale-stories.schema';

const parsedProps = saleStoriesSchema.parse(saleStoriesExample.props);

function render(props: Partial<SaleStoriesProps>): HTMLElement {
  const all = { ...parsedProps, stories: exampleSaleStories, ...props };
  document.body.innerHTML = renderToStaticMarkup(
    <SaleStories props={all} page={exampleContext()} id="stories" slot={() => null} />,
  );
  return document.body;
}

test.each(['lead', 'grid'] as const)('each story has a fragment identifier in the layout %s', (layout) => {
  const ids = exampleSaleStories.map(({ id }) => render({ layout }).querySelectorAll(`#${id}`).length);
  expect(ids).toEqual([1, 1, 1]);
});

test('a story links to its seller and to the review', () => {
  const links = [...render({}).querySelectorAll('#sale-hair-salon a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual([
    '/en-GH/agents/esi-mensah',
    '/en-GH/locations/greater-accra/osu/reviews#review-hair-salon',
  ]);
});

test('renders no section without stories, unless it has text', () => {
  expect(render({ stories: [] }).innerHTML).toBe('');
  expect(render({ stories: [], emptyText: 'Ask us.' }).textContent).toContain('Ask us.');
});

test('a single story is large in every layout', () => {
  expect(render({ layout: 'grid' }).querySelectorAll('ul > li')).toHaveLength(3);
  const alone = render({ layout: 'grid', stories: exampleSaleStories.slice(0, 1) });
  expect(alone.querySelectorAll('ul > li')).toHaveLength(0);
  expect(alone.querySelectorAll('article')).toHaveLength(1);
});
