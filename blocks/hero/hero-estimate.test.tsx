// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { readFigures, storeFigures } from '@/lib/visitor/stored-figures';
import { HeroEstimate } from './hero-estimate';
import { startEstimate } from './hero-estimate.live';

const trades = [{ slug: 'bakeries', industry: 'Bakeries', low: 150, mid: 200, high: 250 }];

function open(): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <HeroEstimate trades={trades} id="hero" page={exampleContext()} />,
  );
  const root = document.querySelector<HTMLElement>('[data-island]');
  if (!root) throw new Error('nothing drawn');
  startEstimate(root);
  return root;
}

function write(root: HTMLElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = root.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (control) control.value = value;
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
const rangeOf = (root: HTMLElement) => root.querySelector('[data-result]:not([hidden]) output')?.textContent;

beforeEach(() => sessionStorage.clear());

test('displays the range at once: the profit times the multiples of the trade', () => {
  const root = open();
  expect(rangeOf(root)).toBeUndefined();
  write(root, { trade: 'bakeries', sales: '500k', profit: '100,000' });
  expect(rangeOf(root)?.replaceAll('\u00a0', '')).toMatch(/150,000 – .*250,000$/);
});

test.each<Record<string, string>>([
  { trade: 'bakeries' },
  { profit: '100000' },
  { trade: 'bakeries', profit: '-5' },
])('displays no range for %j', (values) => {
  const root = open();
  write(root, values);
  expect(rangeOf(root)).toBeUndefined();
});

test('keeps the figures for the calculator, the forms and a reload', () => {
  write(open(), { trade: 'bakeries', sales: '500k', profit: '100,000' });
  expect(Object.fromEntries(readFigures())).toEqual({
    ...{ trade: 'bakeries', sales: '500k', profit: '100,000', industry: 'Bakeries' },
  });
  const reloaded = open();
  expect(reloaded.querySelector<HTMLInputElement>('[name=sales]')?.value).toBe('500k');
  expect(rangeOf(reloaded)).toBeTruthy();
});

test('preserves the other figures of the calculator', () => {
  storeFigures('trade=bakeries&profit=100%2C000&pay=50%2C000&industry=Bakeries');
  write(open(), { profit: '120,000' });
  expect(Object.fromEntries(readFigures())).toMatchObject({ profit: '120,000', pay: '50,000' });
});

test('without trades there is no estimate', () => {
  expect(HeroEstimate({ trades: [], id: 'hero', page: exampleContext() })).toBeNull();
});
