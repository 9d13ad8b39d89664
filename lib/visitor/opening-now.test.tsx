// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleOfficeOpening } from '@/schemas/examples/office';
import type { OfficeOpening } from '@/schemas/office';
import { OpeningNow } from './opening-now';
import { showOpening } from './visit-page';

const daysOff = [
  { day: '2026-12-25', name: 'Christmas Day' },
  { day: '2026-12-26', name: null },
];

type Change = { timeZone?: string } & Partial<OfficeOpening>;

function textAt(now: string, { timeZone = 'Africa/Accra', ...change }: Change = {}): string | undefined {
  const office = { ...exampleOfficeOpening, daysOff, ...change };
  document.body.innerHTML = renderToStaticMarkup(
    <OpeningNow {...{ office, timeZone }} page={exampleContext()} />,
  );
  showOpening(document, new Date(now));
  return document.querySelector('p')?.textContent?.replaceAll(/\s/g, ' ');
}

// The example is open on weekdays from 8:00 to 17:00, on Fridays to 16:30, on Saturdays from 9:00 to 13:00.
test.each([
  ['Monday, before it opens', '2026-11-23T07:59:59Z', 'Closed · opens today 8:00 am'],
  ['opening time', '2026-11-23T08:00:00Z', 'Open now · closes 5:00 pm'],
  ['a minute before it closes', '2026-11-23T16:59:00Z', 'Open now · closes 5:00 pm'],
  ['closing time', '2026-11-23T17:00:00Z', 'Closed · opens Tuesday 8:00 am'],
  ['Saturday at 23:20', '2026-11-28T23:20:00Z', 'Closed · opens Monday 8:00 am'],
  ['Sunday', '2026-11-29T12:00:00Z', 'Closed · opens Monday 8:00 am'],
  ['midnight', '2026-11-23T00:00:00Z', 'Closed · opens today 8:00 am'],
  ['a day off', '2026-12-25T10:00:00Z', 'Closed · opens Monday 8:00 am'],
  ['the evening before a day off', '2026-12-24T18:00:00Z', 'Closed · opens Monday 8:00 am'],
])('%s', (_name, now, expected) => {
  expect(textAt(now)).toBe(expected);
});

test.each([
  ['Europe/Dublin', '2026-07-06T07:00:00Z', 'Open now · closes 5:00 pm'],
  ['America/New_York', '2026-11-23T12:59:00Z', 'Closed · opens today 8:00 am'],
  ['Asia/Tokyo', '2026-11-22T23:00:00Z', 'Open now · closes 5:00 pm'],
])('uses the time zone %s', (timeZone, now, expected) => {
  expect(textAt(now, { timeZone })).toBe(expected);
});

test('displays nothing when the next opening is more than six days away', () => {
  const allDaysOff = ['21', '22', '23', '24', '25', '26', '27', '28'].map((day) => ({
    day: `2026-12-${day}`,
    name: null,
  }));
  expect(textAt('2026-12-21T10:00:00Z', { daysOff: allDaysOff })).toBe('');
});

test('is empty until a script has read the clock', () => {
  const html = renderToStaticMarkup(<OpeningNow office={exampleOfficeOpening} page={exampleContext()} />);
  document.body.innerHTML = html;
  expect(document.body.textContent).toBe('');
});

test.each([{ showOpeningHours: false }, { openingHours: [] }])(
  'renders nothing for an office with %o',
  (change) => {
    expect(textAt('2026-11-23T10:00:00Z', change)).toBeUndefined();
  },
);
