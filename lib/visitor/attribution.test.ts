// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearAttribution, readAttribution, storeAttribution } from './attribution';

const mockReferrer = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);
const navigate = (address: string) => history.replaceState(null, '', address);
const entries = () => readAttribution().entries.map(({ parameter, value, path }) => [parameter, value, path]);

beforeEach(() => {
  sessionStorage.clear();
  navigate('/en-GH');
});
afterEach(() => vi.restoreAllMocks());

describe('with consent', () => {
  test('reports the landing page, the referrer and each parameter with its page and time', () => {
    mockReferrer('https://search.example/');
    navigate('/en-GH?utm_source=radio');
    storeAttribution();
    mockReferrer(`${location.origin}/en-GH?utm_source=radio`);
    navigate('/en-GH/blog?topic=selling');
    storeAttribution();
    storeAttribution();
    navigate('/en-GH/contact-us');
    storeAttribution();
    expect(readAttribution()).toMatchObject({ landing_page: '/en-GH', referrer: 'https://search.example/' });
    expect(entries()).toEqual([
      ['utm_source', 'radio', '/en-GH'],
      ['topic', 'selling', '/en-GH/blog'],
    ]);
    expect(readAttribution().entries[0]?.session_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('keeps the first 20 parameters', () => {
    for (let page = 0; page < 30; page += 1) {
      navigate(`/en-GH?page=${page}`);
      storeAttribution();
    }
    expect(entries()).toHaveLength(20);
    expect(entries()[0]).toEqual(['page', '0', '/en-GH']);
  });

  test('is deleted when the consent is withdrawn', () => {
    navigate('/en-GH?utm_source=radio');
    storeAttribution();
    clearAttribution();
    navigate('/en-GH/contact-us');
    expect(sessionStorage).toHaveLength(0);
    expect(readAttribution()).toMatchObject({ entries: [] });
  });
});

test('without consent stores nothing and reports only the current page', () => {
  mockReferrer('https://search.example/');
  navigate('/en-GH/contact-us?utm_source=radio&estimate=120');
  expect(readAttribution()).toMatchObject({ referrer: 'https://search.example/' });
  expect(readAttribution()).not.toHaveProperty('landing_page');
  expect(entries()).toEqual([['utm_source', 'radio', '/en-GH/contact-us']]);
  expect(sessionStorage).toHaveLength(0);
});

test('omits parameters that are too long and limits their number', () => {
  navigate(`/en-GH?a=${'x'.repeat(201)}&${Array.from({ length: 100 }, (_, at) => `p${at}=1`).join('&')}`);
  expect(entries()).toHaveLength(20);
  expect(entries()[0]).toEqual(['p0', '1', '/en-GH']);
});

test('reports no referrer within the site', () => {
  mockReferrer(`${location.origin}/en-GH`);
  expect(readAttribution().referrer).toBe('');
});

test.each([
  [1_023, 'Mobile'],
  [1_024, 'Desktop'],
])('classifies %d px as %s', (width, device) => {
  vi.stubGlobal('innerWidth', width);
  expect(readAttribution().device).toBe(device);
  vi.unstubAllGlobals();
});

test.each(['', 'null', '{', '[]', '{"landing_page":1}', '{"landing_page":"/a","entries":[{"parameter":1}]}'])(
  'ignores the stored value %j',
  (stored) => {
    sessionStorage.setItem('visit', stored);
    navigate('/en-GH?a=b');
    expect(() => storeAttribution()).not.toThrow();
    expect(entries()).toEqual([['a', 'b', '/en-GH']]);
  },
);
