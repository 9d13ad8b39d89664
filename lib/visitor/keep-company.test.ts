// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepCompany } from './keep-company';

function visit(marks: string, lang = 'en-GH') {
  document.documentElement.lang = lang;
  document.body.innerHTML = `<main id="content" ${marks}></main>`;
  keepCompany(document);
  const cookies = Object.fromEntries(document.cookie.split('; ').map((one) => one.split('=')));
  return { ...cookies, stored: localStorage.getItem('location_info') };
}
const osu = { office: 'greater-accra/osu', stored: '{"slug":"osu","state_slug":"greater-accra"}' };

beforeEach(() => visit('data-office=""'));

test('an office’s page is remembered, by pages that say nothing of one too, until one releases it', () => {
  expect(visit('data-office="greater-accra/osu"')).toEqual({ lang: 'en-GH', ...osu });
  expect(visit('')).toEqual({ lang: 'en-GH', ...osu });
  expect(visit('data-office="ashanti/adum"').office).toBe('ashanti/adum');
  expect(visit('data-office=""')).toEqual({ lang: 'en-GH', stored: null });
});

test('an agent is kept on the agent’s pages only, and no office beside', () => {
  visit('data-office="greater-accra/osu"');
  expect(visit('data-office="" data-agent="ama"')).toEqual({ lang: 'en-GH', agent: 'ama', stored: null });
  expect(visit('')).toEqual({ lang: 'en-GH', stored: null });
});

test('the language of the page is that of the next address without one', () => {
  expect(visit('', 'en-US').lang).toBe('en-US');
});

const recordOfAdum = 'data-office="ashanti/adum" data-passing="true"';

test('who reads a record of another office stays in theirs, until they open another page of it', () => {
  visit('data-office="greater-accra/osu"');
  expect(visit(recordOfAdum)).toEqual({ lang: 'en-GH', ...osu });
  expect(visit('data-office="ashanti/adum"').office).toBe('ashanti/adum');
});

test('who is in no office, or named another, is with the office of the record', () => {
  expect(visit(recordOfAdum).office).toBe('ashanti/adum');
  visit('data-office="greater-accra/osu"');
  vi.spyOn(document, 'cookie', 'get').mockReturnValueOnce('office=-');
  expect(visit(recordOfAdum).office).toBe('ashanti/adum');
});

describe('of what is kept of an office', () => {
  const forgetCookie = () => visit('data-office=""');

  test('location_info alone restores the cookie', () => {
    forgetCookie();
    localStorage.setItem('location_info', '{"state_slug": "greater-accra", "slug": "osu"}');
    expect(visit('')).toEqual({ lang: 'en-GH', ...osu });
  });

  test('the cookie alone restores location_info', () => {
    visit('data-office="greater-accra/osu"');
    localStorage.removeItem('location_info');
    expect(visit('')).toEqual({ lang: 'en-GH', ...osu });
  });

  test.each(['34', 'null', '{"slug":"osu"}', '{"slug":"o/s","state_slug":"greater-accra"}', '[]'])(
    '%s is none, and is cleared away',
    (value) => {
      forgetCookie();
      localStorage.setItem('location_info', value);
      expect(visit('')).toEqual({ lang: 'en-GH', stored: null });
    },
  );

  test('what the site says is there no more is forgotten', () => {
    visit('data-office="greater-accra/osu"');
    vi.spyOn(document, 'cookie', 'get').mockReturnValueOnce('lang=en-GH; office=-');
    expect(visit('')).toEqual({ lang: 'en-GH', stored: null });
  });
});
