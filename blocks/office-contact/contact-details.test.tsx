import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleOfficeContact } from '@/schemas/examples/office';
import type { OfficeContactData } from '@/schemas/office';
import { ContactDetails } from './contact-details';

const page = exampleContext();
const render = (details: Partial<OfficeContactData>, showContact = true) =>
  renderToStaticMarkup(
    <ContactDetails office={{ ...exampleOfficeContact, ...details }} showContact={showContact} page={page} />,
  );

test('a district has the label of its country, and is omitted without a value', () => {
  expect(render({ county: 'Korle Klottey' })).toMatch(/<dt[^>]*>District<\/dt><dd>Korle Klottey<\/dd>/);
  expect(render({ county: null })).not.toContain('District');
});

test('displays the broker licence number, if known', () => {
  expect(render({ licence: 'MBA-BR-0001' })).toMatch(/<dt[^>]*>Broker licence<\/dt><dd>MBA-BR-0001<\/dd>/);
  expect(render({ licence: null })).not.toContain('Broker licence');
});

test('links to the sites where clients can write reviews', () => {
  const reviewLinks = [
    { network: 'google' as const, href: 'https://google.example/osu' },
    { network: 'facebook' as const, href: 'https://facebook.example/osu' },
  ];
  const links = [...render({ reviewLinks }).matchAll(/<a [^>]*href="(https:[^"]+)"[^>]*>([^<]+)/g)];
  expect(links.map(([, href, text]) => [href, text])).toEqual(
    expect.arrayContaining([
      ['https://google.example/osu', page.t('office.reviewGoogle')],
      ['https://facebook.example/osu', page.t('office.reviewFacebook')],
    ]),
  );
});

test('the details that the hero of the page already displays can be omitted', () => {
  const labelsIn = (html: string) => [...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, label]) => label);
  const short = render({}, false);
  expect(labelsIn(render({})).filter((label) => !labelsIn(short).includes(label))).toEqual([
    'Address',
    'Postal/Digital Address',
    'Call',
    'WhatsApp',
    'Email',
  ]);
  expect(short).not.toMatch(/<address|tel:|mailto:/);
});
