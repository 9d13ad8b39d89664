// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatsOf } from '@/lib/i18n/formats';
import { createTranslate } from '@/lib/i18n/translate';
import type { PhoneNumbers } from '@/schemas/office';
import { PhoneLink } from './contact-links';
import { formatPhones } from './phone-numbers';
import { visitPage } from './visit-page';

const page = { t: createTranslate('en-GH'), format: formatsOf('en-GH') };

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
const withoutNumbers = (...names: ('main' | 'organic' | 'paid' | 'triggers')[]): PhoneNumbers => ({
  ...all,
  ...Object.fromEntries(names.map((name) => [name, name === 'triggers' ? [] : null])),
});

beforeEach(() => {
  document.body.innerHTML = '';
  window.sessionStorage.clear();
});

/** The text and target of the link for a visit at this address; null when no link is visible. */
function visitWith(numbers: PhoneNumbers, query: string, fallback: string | null = null) {
  window.history.replaceState(null, '', `/${query}`);
  document.body.innerHTML = renderToStaticMarkup(
    <PhoneLink phones={formatPhones({ ...numbers, fallback }, page)} />,
  );
  visitPage(document);
  const link = document.querySelector<HTMLAnchorElement>('a:not([hidden])');
  for (const hidden of document.querySelectorAll('[hidden]')) hidden.remove();
  return link && { text: link.textContent, href: link.href };
}

describe('the displayed number', () => {
  test.each([
    ['a trigger applies', all, '?campaign=radio', radio],
    ['a trigger has precedence over paid traffic', all, '?gclid=1&campaign=radio', radio],
    ['another value of the parameter is no trigger', all, '?campaign=Radio2', organic],
    ['a trigger without a number is none', all, '?campaign=empty', organic],
    ['a missing parameter is no trigger', all, '', organic],
    ['paid traffic: paid', all, '?gclid=abc', paid],
    ['paid traffic without a paid number: organic', withoutNumbers('paid'), '?gclid=abc', organic],
    ['paid traffic with only the main number', withoutNumbers('paid', 'organic'), '?utm_medium=cpc', main],
    ['otherwise: organic', all, '?utm_medium=email', organic],
    ['otherwise without an organic number: main, never paid', withoutNumbers('organic'), '', main],
    ['no number of its own: the page’s', withoutNumbers('main', 'organic', 'paid', 'triggers'), '', ofPage],
    ['only a paid number, unpaid visit: the page’s', withoutNumbers('main', 'organic'), '', ofPage],
  ])('%s', (_, numbers, query, text) => {
    const extension = / ext\. (\d+)/.exec(text)?.[1];
    const href = `tel:+233${text.replace(/ ext.*| /g, '').slice(1)}${extension ? `;ext=${extension}` : ''}`;
    expect(visitWith(numbers, query, '+233302778149')).toEqual({ text, href });
  });

  test('stays the same on the next page', () => {
    visitWith(all, '?gclid=1');
    expect(visitWith(all, '')?.text).toBe(paid);
  });

  test('is missing when none applies to the visit', () => {
    const numbers = withoutNumbers('main', 'organic', 'triggers');
    expect(visitWith(numbers, '')).toBeNull();
    expect(visitWith(numbers, '?gclid=1')?.text).toBe(paid);
    expect(visitWith(withoutNumbers('main', 'organic', 'paid', 'triggers'), '')).toBeNull();
  });

  test('is the default one without scripts', () => {
    document.body.innerHTML = renderToStaticMarkup(<PhoneLink phones={formatPhones(all, page)} />);
    for (const hidden of document.querySelectorAll('[hidden]')) hidden.remove();
    expect(document.body.textContent).toBe(organic);
  });
});
