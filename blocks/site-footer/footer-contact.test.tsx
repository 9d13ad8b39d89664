import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import type { exampleOfficeBar } from '@/schemas/examples/office';
import { FooterContact } from './footer-contact';
import { FooterMark } from './footer-mark';

const page = exampleContext();
const contact = { phone: '+233302730100', email: '', addressLines: [] };
const phonesOf = (html: string) =>
  [...html.matchAll(/(?:href|value)="tel:([^"]+)"/g)].map(([, number]) => number);
const draw = (phones: typeof exampleOfficeBar.phones | null) =>
  phonesOf(renderToStaticMarkup(<FooterContact contact={contact} phones={phones} social={[]} page={page} />));
const none = { main: null, extension: null, organic: null, paid: null, triggers: [], fallback: null };

test('the network has one number', () => {
  expect(draw(null)).toEqual([contact.phone]);
});

test('an office has its own, for paid visits and campaigns, too, and the network’s only where it has none', () => {
  const trigger = { name: 'src', value: 'radio', number: '+233302758991' };
  const phones = { ...none, main: '+233302747400', paid: '+233302748970', triggers: [trigger] };
  expect(draw(phones)).toEqual(['+233302747400', '+233302758991', '+233302748970']);
  expect(draw(none)).toEqual([contact.phone]);
});

test('the mark is the drawn one until there is a logo', () => {
  const logo = { src: '/media/logo.webp', alt: '', width: 400, height: 100, widths: [] };
  expect(renderToStaticMarkup(<FooterMark logo={logo} />)).toContain('src="/media/logo.webp"');
  expect(renderToStaticMarkup(<FooterMark logo={null} />)).toContain('<svg');
});
