// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { noPhones } from '@/schemas/office';
import { ReachBar } from './reach-bar';

type Ways = Pick<Parameters<typeof ReachBar>[0], 'phones' | 'whatsAppNumber' | 'about'>;

/** The links of a bar: what is read, and where each leads. */
function linksOf(ways: Ways): (string | null)[][] {
  document.body.innerHTML = renderToStaticMarkup(
    <ReachBar {...ways} ask="/en-GH/contact-us" page={exampleContext()} />,
  );
  return [...document.querySelectorAll('nav a:not([hidden])')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
}
const ask = ['Contact', '/en-GH/contact-us'];

test('calls, opens a chat that says what it is about, and leads to where one asks', () => {
  const phones = { ...noPhones, main: '+233302778140' };
  expect(linksOf({ phones, whatsAppNumber: '+233 24-412 3456', about: 'Kiosk (1054)' })).toEqual([
    ['Call 030 277 8140', 'tel:+233302778140'],
    ['WhatsApp', 'https://wa.me/233244123456?text=Kiosk%20(1054)'],
    ask,
  ]);
});

test('leaves out the ways that there are not', () => {
  expect(linksOf({ phones: noPhones, whatsAppNumber: null })).toEqual([ask]);
  expect(linksOf({ phones: null, whatsAppNumber: '+233244123456' })).toEqual([
    ['WhatsApp', 'https://wa.me/233244123456'],
    ask,
  ]);
});
