import { describe, expect, test } from 'vitest';
import { placeSchema } from '@/schemas/forms/place';
import { type Visit, visitSchema } from '@/schemas/forms/visit';
import { readProgram } from './read-program';
import { readTracking } from './read-tracking';
import { sourceOf } from './source-of';

const entry = (parameter: string, value: string) => ({
  ...{ parameter, value, path: '/en-GH', session_at: '2026-02-02T08:00:00.000Z' },
});
const visitOf = (visit: object): Visit => visitSchema.parse({ entries: [], ...visit });

describe('the source of a lead', () => {
  test.each<[string, object, string | null]>([
    ['what the address says', { entries: [entry('utm_source', ' Radio '), entry('gclid', '1')] }, 'radio'],
    ['the first that says so', { entries: [entry('utm_source', 'a'), entry('utm_source', 'b')] }, 'a'],
    ['whose advert it was', { entries: [entry('page', '2'), entry('msclkid', '1')] }, 'bing'],
    ['who linked here', { referrer: 'https://www.search.example/?q=1' }, 'search.example'],
    ['nobody, of a visit that is known whole', { landing_page: '/en-GH' }, 'Direct'],
    ['not known, of a last page', {}, null],
    ['not known, of what is no address', { referrer: 'about:blank' }, null],
  ])('is %s', (_name, visit, source) => {
    expect(sourceOf(visitOf(visit))).toBe(source);
  });
});

describe('a browser', () => {
  const mozilla = 'Mozilla/5.0';
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  test.each([
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [
      `${mozilla} (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge',
      'Windows',
    ],
    [
      `${mozilla} (Linux; Android 14; SM-A155F) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/90.0`,
      'Opera',
      'Android',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iOS',
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0`,
      'Firefox',
      'macOS',
    ],
    [
      `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
    ],
    [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux'],
    ['curl/8.5.0', undefined, undefined],
    ['', undefined, undefined],
  ])('that calls itself %j', (agent, browser, operating_system) => {
    expect(readProgram(agent)).toEqual({ browser, operating_system });
  });
});

test('of a visit that nobody tells of, only the browser is known', () => {
  expect(readTracking({ visit: undefined, agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })).toEqual({
    ...{ landing_page: undefined, referrer: undefined, device: undefined, source: undefined, visit: [] },
    ...{ browser: 'Firefox', operating_system: 'Windows' },
  });
});

test.each<[string, unknown]>([
  ['entries that are none', { entries: 'many' }],
  ['a device of another kind', { device: 'Fridge' }],
  ['words that nobody sees', { landing_page: '/a\u202eb', referrer: ' ' }],
  [
    'an entry that says nothing, or too much',
    { entries: [entry('a', '\u0000'), entry('b', 'x'.repeat(201)), 7] },
  ],
])('of %s nothing is believed, and the form is taken', (_name, told) => {
  expect(placeSchema.parse({ _visit: told })._visit).toEqual({ entries: [] });
});

test('what is no visit is none', () => {
  for (const told of [undefined, 'a', 7, []])
    expect(placeSchema.parse({ _visit: told })._visit).toBeUndefined();
});

test('of endless entries the first are kept', () => {
  const entries = Array.from({ length: 1_000 }, (_, at) => entry('page', String(at)));
  const kept = visitOf({ entries }).entries;
  expect([kept.length, kept[0]?.value]).toEqual([20, '0']);
});
