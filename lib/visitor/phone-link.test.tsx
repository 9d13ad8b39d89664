// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatsOf } from '@/lib/i18n/formats';
import { createTranslate } from '@/lib/i18n/translate';
import type { PhoneNumbers } from '@/schemas/office';
import { PhoneLink } from './phone-link';
import { visitPage } from './visit-page';
import { writePhones } from './write-phones';

const words = { t: createTranslate('en-GH'), format: formatsOf('en-GH') };

const all: PhoneNumbers = {
  main: '+233302778140',
  extension: '12',
  organic: '+233302778141',
  paid: '+233302778142',
  triggers: [
    { name: 'campaign', value: 'radio', number: '+233302778143' },
    { name: 'campaign', value: 'empty', number: '' },
  ],
  fallback: null,
};
const main = '030 277 8140 ext. 12';
const organic = '030 277 8141';
const paid = '030 277 8142';
const radio = '030 277 8143';
const ofPage = '030 277 8149';
const without = (...names: ('main' | 'organic' | 'paid' | 'triggers')[]): PhoneNumbers => ({
  ...all,
  ...Object.fromEntries(names.map((name) => [name, name === 'triggers' ? [] : null])),
});

beforeEach(() => {
  document.body.innerHTML = '';
  window.sessionStorage.clear();
});

/** What is read and called on a page with the link, at an address; null when no link is seen. */
function visit(numbers: PhoneNumbers, query: string, fallback: string | null = null) {
  window.history.replaceState(null, '', `/${query}`);
  document.body.innerHTML = renderToStaticMarkup(
    <PhoneLink phones={writePhones({ ...numbers, fallback }, words)} />,
  );
  visitPage(document);
  const link = document.querySelector<HTMLAnchorElement>('a:not([hidden])');
  for (const hidden of document.querySelectorAll('[hidden]')) hidden.remove();
  return link && { text: link.textContent, href: link.href };
}

describe('the number that is shown', () => {
  test.each([
    ['a trigger wins', all, '?campaign=radio', radio],
    ['a trigger wins over paid traffic', all, '?gclid=1&campaign=radio', radio],
    ['another value of the parameter is no trigger', all, '?campaign=Radio2', organic],
    ['a trigger without a number is none', all, '?campaign=empty', organic],
    ['a parameter that is not there is no trigger', all, '', organic],
    ['paid traffic: paid', all, '?gclid=abc', paid],
    ['paid traffic without a paid number: organic', without('paid'), '?gclid=abc', organic],
    ['paid traffic with only the main number', without('paid', 'organic'), '?utm_medium=cpc', main],
    ['otherwise: organic', all, '?utm_medium=email', organic],
    ['otherwise without an organic number: main, never paid', without('organic'), '', main],
    ['no number of its own: the page’s', without('main', 'organic', 'paid', 'triggers'), '', ofPage],
    ['only a paid number, unpaid visit: the page’s', without('main', 'organic'), '', ofPage],
  ])('%s', (_, numbers, query, text) => {
    const extension = / ext\. (\d+)/.exec(text)?.[1];
    const href = `tel:+233${text.replace(/ ext.*| /g, '').slice(1)}${extension ? `;ext=${extension}` : ''}`;
    expect(visit(numbers, query, '+233302778149')).toEqual({ text, href });
  });

  test('is kept on the next page', () => {
    visit(all, '?gclid=1');
    expect(visit(all, '')?.text).toBe(paid);
  });

  test('is none when there is none for this visit, and comes with the visit that it is for', () => {
    const numbers = without('main', 'organic', 'triggers');
    expect(visit(numbers, '')).toBeNull();
    expect(visit(numbers, '?gclid=1')?.text).toBe(paid);
    expect(visit(without('main', 'organic', 'paid', 'triggers'), '')).toBeNull();
  });

  test('is the usual one where no script runs', () => {
    document.body.innerHTML = renderToStaticMarkup(<PhoneLink phones={writePhones(all, words)} />);
    for (const hidden of document.querySelectorAll('[hidden]')) hidden.remove();
    expect(document.body.textContent).toBe(organic);
  });
});
