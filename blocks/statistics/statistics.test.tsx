import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { Statistics } from './statistics';
import { statisticsSchema } from './statistics.schema';

/** The number of columns for a number of figures on a wide screen. */
function columnsOf(count: number): number {
  const figures = Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `Figure ${at}` }));
  const html = renderToStaticMarkup(
    Statistics({
      id: 'figures',
      props: statisticsSchema.parse({ figures }),
      page: exampleContext(),
      slot: () => null,
    }),
  );
  return Number(/(?:lg|xl):grid-cols-(\d)(?= |")(?!.*xl:grid-cols-)/.exec(html)?.[1]);
}

test('no figure is alone in the last of several rows', () => {
  const counts = [2, 3, 4, 5, 6];
  for (const count of counts) {
    const columns = columnsOf(count);
    expect(count > columns && count % columns === 1, `${count} in ${columns}`).toBe(false);
  }
  expect(counts.map(columnsOf)).toEqual([2, 3, 4, 5, 3]);
  expect(() => columnsOf(7)).toThrow('<=6');
});

test('long words make figures smaller, so that none is wider than its column', () => {
  const classOf = (...values: string[]) => {
    const figures = values.map((value) => ({ value, label: value }));
    const props = statisticsSchema.parse({ figures });
    const html = renderToStaticMarkup(
      Statistics({ id: 'figures', props, page: exampleContext(), slot: () => null }),
    );
    return /<dd class="([^"]*)"/.exec(html)?.[1]?.split(' ').at(-1);
  };
  expect(classOf('12', '94%')).toBe('text-figure');
  expect(classOf('12', '1 meeting')).toBe('text-[min(var(--text-figure),19cqi)]');
  expect(classOf('12', '3 generations')).toBe('text-card');
});
