// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleNearest } from '@/schemas/examples/office';
import { NoOffices } from './no-offices';

test('lists the nearest offices with their distances for a region without an office', () => {
  const further = { ...exampleNearest, slug: 'ho', stateSlug: 'volta', name: 'Meridian Ho', metres: 402_000 };
  document.body.innerHTML = renderToStaticMarkup(
    <NoOffices nearest={[exampleNearest, further]} page={exampleContext()} level={2} />,
  );
  const entries = [...document.querySelectorAll('li')].map((entry) => [
    entry.querySelector('h2 a')?.textContent,
    entry.querySelector('h2 a')?.getAttribute('href'),
    /\d+ km/.exec(entry.textContent)?.[0].replace(/\s/, ' '),
  ]);
  expect(entries).toEqual([
    ['Meridian Tamale', expect.stringMatching(/\/locations\/northern\/tamale$/), '154 km'],
    ['Meridian Ho', expect.stringMatching(/\/locations\/volta\/ho$/), '402 km'],
  ]);
  expect(document.body.textContent).toContain('The nearest is 154');
});
