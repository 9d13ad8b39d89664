// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
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
