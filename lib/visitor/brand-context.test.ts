// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storeBrandContext } from './brand-context';

function visitPageWith(marks: string, lang = 'en-GH') {
  document.documentElement.lang = lang;
  document.body.innerHTML = `<main id="content" ${marks}></main>`;
  storeBrandContext(document);
  const cookies = Object.fromEntries(document.cookie.split('; ').map((cookie) => cookie.split('=')));
  return { ...cookies, stored: localStorage.getItem('location_info') };
}
const osu = { office: 'greater-accra/osu', stored: '{"slug":"osu","state_slug":"greater-accra"}' };

beforeEach(() => visitPageWith('data-office=""'));

test('stores an office until a page clears it; pages without an office keep it', () => {
  expect(visitPageWith('data-office="greater-accra/osu"')).toEqual({ lang: 'en-GH', ...osu });
  expect(visitPageWith('')).toEqual({ lang: 'en-GH', ...osu });
  expect(visitPageWith('data-office="ashanti/adum"').office).toBe('ashanti/adum');
  expect(visitPageWith('data-office=""')).toEqual({ lang: 'en-GH', stored: null });
});

test("stores an agent only on the agent's pages, and no office with it", () => {
  visitPageWith('data-office="greater-accra/osu"');
  expect(visitPageWith('data-office="" data-agent="ama"')).toEqual({
    lang: 'en-GH',
    agent: 'ama',
    stored: null,
  });
  expect(visitPageWith('')).toEqual({ lang: 'en-GH', stored: null });
});

test('stores the language of the page', () => {
  expect(visitPageWith('', 'en-US').lang).toBe('en-US');
});

const adumRecordAttributes = 'data-office="ashanti/adum" data-preserves-context="true"';

test('keeps the office of the visitor on a record of another office until another page of that office is opened', () => {
  visitPageWith('data-office="greater-accra/osu"');
  expect(visitPageWith(adumRecordAttributes)).toEqual({ lang: 'en-GH', ...osu });
  expect(visitPageWith('data-office="ashanti/adum"').office).toBe('ashanti/adum');
});

test('stores the office of a record when the visitor has none or the site cleared it', () => {
  expect(visitPageWith(adumRecordAttributes).office).toBe('ashanti/adum');
  visitPageWith('data-office="greater-accra/osu"');
  vi.spyOn(document, 'cookie', 'get').mockReturnValueOnce('office=-');
  expect(visitPageWith(adumRecordAttributes).office).toBe('ashanti/adum');
});

describe('the stored office', () => {
  const clearCookie = () => visitPageWith('data-office=""');

  test('restores the cookie from location_info', () => {
    clearCookie();
    localStorage.setItem('location_info', '{"state_slug": "greater-accra", "slug": "osu"}');
    expect(visitPageWith('')).toEqual({ lang: 'en-GH', ...osu });
  });

  test('restores location_info from the cookie', () => {
    visitPageWith('data-office="greater-accra/osu"');
    localStorage.removeItem('location_info');
    expect(visitPageWith('')).toEqual({ lang: 'en-GH', ...osu });
  });

  test.each(['34', 'null', '{"slug":"osu"}', '{"slug":"o/s","state_slug":"greater-accra"}', '[]'])(
    'clears the invalid value %s',
    (value) => {
      clearCookie();
      localStorage.setItem('location_info', value);
      expect(visitPageWith('')).toEqual({ lang: 'en-GH', stored: null });
    },
  );

  test('is cleared when the cookie says that the office no longer exists', () => {
    visitPageWith('data-office="greater-accra/osu"');
    vi.spyOn(document, 'cookie', 'get').mockReturnValueOnce('lang=en-GH; office=-');
    expect(visitPageWith('')).toEqual({ lang: 'en-GH', stored: null });
  });
});
