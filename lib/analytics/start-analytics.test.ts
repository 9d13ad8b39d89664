// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfirmation, storeConfirmation } from '@/lib/visitor/form-confirmation';
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

const loadedScripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const dispatchToScripts = (type = 'load') => {
  for (const script of document.querySelectorAll('script')) script.dispatchEvent(new Event(type));
};
/** The content of a data layer, with commands as arrays. */
const layer = (name: 'dataLayer' | 'ga4DataLayer') =>
  window[name]?.map((item) => (String(item) === '[object Arguments]' ? [...Object(item)] : item));
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('consent', () => {
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
  ] as const)('with %j loads exactly these scripts', (grantedPurposes, scripts) => {
    startAnalytics(ids, grantedPurposes);
    expect(loadedScripts()).toEqual(scripts);
  });

  test('is sent to Google before its script runs', () => {
    startAnalytics({ container: ids.container }, ['statistics']);
    const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(layer('dataLayer')?.[0]).toEqual([
      'consent',
      'default',
      { analytics_storage: 'granted', ...advertising },
    ]);
  });
});

test('sends each event once, every three seconds, to the data layers of the specification', async () => {
  startAnalytics({ container: ids.container, measurement: ids.measurement }, both);
  dispatchToScripts();
  await advance(2_900);
  expect(JSON.stringify([layer('dataLayer'), layer('ga4DataLayer')])).not.toContain('page_view"]');
  await advance(200);
  expect(layer('dataLayer')?.at(-1)).toEqual({ event: 'page_view' });
  expect(layer('ga4DataLayer')?.at(-1)).toEqual(['event', 'page_view']);
  const url = 'https://site.example/en-GH/contact-us/thank-you';
  document.dispatchEvent(new CustomEvent('form-sent', { detail: url }));
  await advance(3_000);
  expect(layer('ga4DataLayer')?.slice(-3)).toEqual([
    ['event', 'page_view'],
    ['event', 'page_view', { page_location: url }],
    ['event', 'generate_lead'],
  ]);
  expect(layer('dataLayer')?.at(-2)).toEqual({ event: 'page_view', page_location: url });
  const sentCount = layer('ga4DataLayer')?.length;
  await advance(30_000);
  expect(layer('ga4DataLayer')).toHaveLength(sentCount ?? 0);
});

test('sends pending events when the page is hidden', async () => {
  startAnalytics({ pixel: ids.pixel }, both);
  dispatchToScripts();
  await advance(100);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.fbq?.queue).toEqual([
    ['init', ids.pixel],
    ['track', 'PageView'],
  ]);
});

test.each([
  ['hangs', async () => advance(10_000)],
  ['is blocked', async () => dispatchToScripts('error')],
])('drops a provider whose script %s and sends it nothing', async (_name, fail) => {
  startAnalytics({ measurement: ids.measurement }, both);
  const before = layer('ga4DataLayer')?.length;
  await fail();
  expect(loadedScripts()).toEqual([]);
  dispatchToScripts();
  await advance(10_000);
  expect(layer('ga4DataLayer')).toHaveLength(before ?? 0);
});

test.each([
  ['container', 'missing tag-manager container id'],
  ['measurement', 'missing measurement id'],
  ['pixel', 'missing pixel id'],
] as const)("logs the catalogue's error for a %s without its id and starts the others", (name, message) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  startAnalytics({ ...ids, [name]: '' }, both);
  expect(consoleError.mock.calls).toEqual([[new Error(message)]]);
  expect(loadedScripts()).toHaveLength(2);
});

describe('on a thank-you page', () => {
  const confirmation = { path: location.pathname, message: 'Sent.', next: '', isCounted: false };
  const openThanks = async (event?: string) => {
    startAnalytics({ container: ids.container, pixel: ids.pixel }, both, event);
    dispatchToScripts();
    await advance(3_000);
  };
  afterEach(() => sessionStorage.clear());

  test('counts the form once, as the conversion event of the network', async () => {
    storeConfirmation(confirmation);
    await openThanks('valuation_lead');
    expect(layer('dataLayer')?.slice(-2)).toEqual([{ event: 'page_view' }, { event: 'valuation_lead' }]);
    expect(window.fbq?.queue.at(-1)).toEqual(['trackCustom', 'valuation_lead']);
    expect(readConfirmation()?.isCounted).toBe(true);
  });

  test('counts nothing after a reload', async () => {
    storeConfirmation({ ...confirmation, isCounted: true });
    await openThanks();
    expect(layer('dataLayer')?.at(-1)).toEqual({ event: 'page_view' });
  });

  test('without another name reports the standard events', async () => {
    storeConfirmation(confirmation);
    await openThanks();
    expect(layer('dataLayer')?.at(-1)).toEqual({ event: 'generate_lead' });
    expect(window.fbq?.queue.at(-1)).toEqual(['track', 'Lead']);
  });
});
