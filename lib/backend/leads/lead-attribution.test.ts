import { describe, expect, test } from 'vitest';
import { attributionSchema, type VisitAttribution } from '@/schemas/forms/attribution';
import { formMetadataSchema } from '@/schemas/forms/form-metadata';
import { parseUserAgent, readAttribution, resolveSource } from './lead-attribution';

const entry = (parameter: string, value: string) => ({
  ...{ parameter, value, path: '/en-GH', session_at: '2026-02-02T08:00:00.000Z' },
});
const parseVisit = (visit: object): VisitAttribution => attributionSchema.parse({ entries: [], ...visit });

describe('resolveSource', () => {
  test.each<[string, object, string | null]>([
    [
      'utm_source of the landing page',
      { entries: [entry('utm_source', ' Radio '), entry('gclid', '1')] },
      'radio',
    ],
    ['the first utm_source', { entries: [entry('utm_source', 'a'), entry('utm_source', 'b')] }, 'a'],
    ['the ad network of the click id', { entries: [entry('page', '2'), entry('msclkid', '1')] }, 'bing'],
    ['the referrer host', { referrer: 'https://www.search.example/?q=1' }, 'search.example'],
    ['Direct, for a complete visit without a source', { landing_page: '/en-GH' }, 'Direct'],
    ['null, when only the last page is known', {}, null],
    ['null, for a referrer that is not a URL', { referrer: 'about:blank' }, null],
  ])('returns %s', (_name, visitData, source) => {
    expect(resolveSource(parseVisit(visitData))).toBe(source);
  });
});

describe('parseUserAgent', () => {
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
  ])('parses %j', (agent, browser, operating_system) => {
    expect(parseUserAgent(agent)).toEqual({ browser, operating_system });
  });
});

test('readAttribution › returns only browser and system when the browser reports no visit', () => {
  expect(
    readAttribution({ attribution: undefined, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }),
  ).toEqual({
    ...{
      landing_page: undefined,
      referrer: undefined,
      device: undefined,
      source: undefined,
      attribution_entries: [],
    },
    ...{ browser: 'Firefox', operating_system: 'Windows' },
  });
});

test.each<[string, unknown]>([
  ['invalid entries', { entries: 'many' }],
  ['an unknown device', { device: 'Fridge' }],
  ['invisible characters', { landing_page: '/a\u202eb', referrer: ' ' }],
  ['empty or too long entries', { entries: [entry('a', '\u0000'), entry('b', 'x'.repeat(201)), 7] }],
])('visit schema › drops %s and accepts the form', (_name, visit) => {
  expect(formMetadataSchema.parse({ _visit: visit })._visit).toEqual({ entries: [] });
});

test('visit schema › ignores a value that is not an object', () => {
  for (const visit of [undefined, 'a', 7, []])
    expect(formMetadataSchema.parse({ _visit: visit })._visit).toBeUndefined();
});

test('visit schema › keeps the first 20 entries', () => {
  const entries = Array.from({ length: 1_000 }, (_, index) => entry('page', String(index)));
  const storedEntries = parseVisit({ entries }).entries;
  expect([storedEntries.length, storedEntries[0]?.value]).toEqual([20, '0']);
});
