import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroFacts } from './hero-facts';

test.each([
  ['17 weeks', true],
  ['1 in 9', true],
  ['Within one working day', true],
  ['030 273 0100', false],
  ['1 200 000 000', false],
  ['ask@meridian.example', false],
])('on a phone “%s” is next to another fact: %s', (value, isInRow) => {
  const html = renderToStaticMarkup(<HeroFacts facts={[{ label: 'Sooner', value, note: '' }]} />);
  expect(html.includes('grid-cols-2')).toBe(isInRow);
});
