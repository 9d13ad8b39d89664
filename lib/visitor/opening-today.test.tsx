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

test.each([
  ['Europe/Dublin', '2026-07-05T22:59:59Z', 'Sunday'],
  ['Europe/Dublin', '2026-07-05T23:00:00Z', 'Monday'],
  ['America/New_York', '2026-11-23T04:59:59Z', 'Sunday'],
  ['Asia/Tokyo', '2026-11-22T15:00:00Z', 'Monday'],
])('a day begins at midnight in %s: %s', (timeZone, now, day) => {
  document.body.innerHTML = renderToStaticMarkup(<OpeningToday lines={lines} timeZone={timeZone} />);
  showToday(document, new Date(now));
  expect(seen()).toEqual([day]);
});
