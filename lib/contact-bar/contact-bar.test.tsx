// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { noPhones } from '@/schemas/office';
import { ContactBar } from './contact-bar';

type ContactOptions = Pick<Parameters<typeof ContactBar>[0], 'phones' | 'whatsAppNumber' | 'subject'>;

/** The links of the bar as text and target. */
function linksOf(options: ContactOptions): (string | null)[][] {
  document.body.innerHTML = renderToStaticMarkup(
    <ContactBar {...options} inquiryHref="/en-GH/contact-us" page={exampleContext()} />,
  );
  return [...document.querySelectorAll('nav a:not([hidden])')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
}
const inquiryLink = ['Contact', '/en-GH/contact-us'];

test('links to a call, a chat that names the subject, and the inquiry page', () => {
  const phones = { ...noPhones, main: '+233302778140' };
  expect(linksOf({ phones, whatsAppNumber: '+233 24-412 3456', subject: 'Kiosk (1054)' })).toEqual([
    ['Call 030 277 8140', 'tel:+233302778140'],
    ['WhatsApp', 'https://wa.me/233244123456?text=Kiosk%20(1054)'],
    inquiryLink,
  ]);
});

test('omits contact options that are not available', () => {
  expect(linksOf({ phones: noPhones, whatsAppNumber: null })).toEqual([inquiryLink]);
  expect(linksOf({ phones: null, whatsAppNumber: '+233244123456' })).toEqual([
    ['WhatsApp', 'https://wa.me/233244123456'],
    inquiryLink,
  ]);
});
