// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAnalytics } from './start-analytics';

const ids = { container: 'GTM-ABC123', measurement: 'G-ABC123456', pixel: '123456789012345' };
const both = ['statistics', 'advertising'] as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'ga4DataLayer', 'fbq', '_fbq'] as const) delete window[name];
});

const brought = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const come = (what = 'load') => {
  for (const script of document.querySelectorAll('script')) script.dispatchEvent(new Event(what));
};
/** What Google's scripts find, commands as lists. */
const layer = (name: 'dataLayer' | 'ga4DataLayer') =>
  window[name]?.map((one) => (String(one) === '[object Arguments]' ? [...Object(one)] : one));
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('what was agreed to', () => {
  test.each([
    [
      ['statistics'],
      [
        'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
        'https://www.googletagmanager.com/gtag/js?id=G-ABC123456&l=ga4DataLayer',
      ],
    ],
    [
      ['advertising'],
      [
        'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
        'https://connect.facebook.net/en_US/fbevents.js',
      ],
    ],
    [[], []],
  ] as const)('%j brings these scripts and no others', (given, scripts) => {
    startAnalytics(ids, given);
    expect(brought()).toEqual(scripts);
  });

  test('is told to Google before its script runs', () => {
    startAnalytics({ container: ids.container }, ['statistics']);
    const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(layer('dataLayer')?.[0]).toEqual([
      'consent',
      'default',
      { analytics_storage: 'granted', ...advertising },
    ]);
  });
});

test('what happened is told every three seconds, once, over the layers of the specification', async () => {
  startAnalytics({ container: ids.container, measurement: ids.measurement }, both);
  come();
  await after(2_900);
  expect(JSON.stringify([layer('dataLayer'), layer('ga4DataLayer')])).not.toContain('page_view"]');
  await after(200);
  expect(layer('dataLayer')?.at(-1)).toEqual({ event: 'page_view' });
  expect(layer('ga4DataLayer')?.at(-1)).toEqual(['event', 'page_view']);
  document.dispatchEvent(new CustomEvent('form-sent'));
  await after(3_000);
  expect(layer('ga4DataLayer')?.slice(-2)).toEqual([
    ['event', 'page_view'],
    ['event', 'generate_lead'],
  ]);
  const told = layer('ga4DataLayer')?.length;
  await after(30_000);
  expect(layer('ga4DataLayer')).toHaveLength(told ?? 0);
});

test('what waits is told when the page is left', async () => {
  startAnalytics({ pixel: ids.pixel }, both);
  come();
  await after(100);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.fbq?.queue).toEqual([
    ['init', ids.pixel],
    ['track', 'PageView'],
  ]);
});

test.each([
  ['hangs', async () => after(10_000)],
  ['is blocked', async () => come('error')],
])('a provider that %s is given up, and told nothing', async (_how, fail) => {
  startAnalytics({ measurement: ids.measurement }, both);
  const before = layer('ga4DataLayer')?.length;
  await fail();
  expect(brought()).toEqual([]);
  come();
  await after(10_000);
  expect(layer('ga4DataLayer')).toHaveLength(before ?? 0);
});

test.each([
  ['container', 'missing tag-manager container id'],
  ['measurement', 'missing measurement id'],
  ['pixel', 'missing pixel id'],
] as const)('a %s without its id is told in the words of the catalogue; the others go on', (name, says) => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  startAnalytics({ ...ids, [name]: '' }, both);
  expect(complained.mock.calls).toEqual([[new Error(says)]]);
  expect(brought()).toHaveLength(2);
});
