// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpeningToday } from './opening-today';
import { showToday } from './show-today';

const lines = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const seen = () =>
  [...document.querySelectorAll('span:not(.invisible)')].map(({ textContent }) => textContent);

test('shows the present day only, and none before it is known', () => {
  document.body.innerHTML = renderToStaticMarkup(<OpeningToday lines={lines} />);
  expect(seen()).toEqual([]);
  showToday(document, new Date('2026-11-22T23:59:59Z'));
  expect(seen()).toEqual(['Sunday']);
  showToday(document, new Date('2026-11-23T00:00:00Z'));
  expect(seen()).toEqual(['Monday']);
});
