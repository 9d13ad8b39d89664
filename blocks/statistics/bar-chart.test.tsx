import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BarChart } from './bar-chart';

const widths = (bars: { label: string; value: number; display: string }[]): (string | undefined)[] =>
  [
    ...renderToStaticMarkup(<BarChart chart={{ title: 'Shares', bars }} id="chart" level={2} />).matchAll(
      /<rect width="([^"]*)"[^>]*fill-link/g,
    ),
  ].map(([, width]) => width);

it('a percentage fills its share of the track; of other figures the largest fills it', () => {
  const shares = [
    { label: 'Pharmacies', value: 97, display: '97%' },
    { label: 'Schools', value: 50, display: '50%' },
  ];
  expect(widths(shares)).toEqual(['97%', '50%']);
  const amounts = shares.map((bar) => ({ ...bar, display: String(bar.value) }));
  expect(widths(amounts)[0]).toBe('100%');
});
