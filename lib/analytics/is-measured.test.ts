import { expect, test } from 'vitest';
import { isMeasured } from './consent';

const chrome =
  'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

test.each([
  ['a person', chrome, '', true],
  ['a person with a query', chrome, '?utm_source=radio', true],
  ['a prerender service', chrome, '?_prerender_', false],
  ['a prerender service, with a value', chrome, '?a=1&_prerender_=1', false],
  ['an address with figures from a form', chrome, '?estimate=calc&profit=1', false],
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', '', false],
  ['AdsBot', 'AdsBot-Google (+http://www.google.com/adsbot.html)', '', false],
  ['Lighthouse', `${chrome} Chrome-Lighthouse`, '', false],
  ['a headless browser', chrome.replace('Chrome/', 'HeadlessChrome/'), '', false],
])('%s: %#', (_visitor, agent, search, expected) => expect(isMeasured(agent, search)).toBe(expected));
