import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleOfficeReach } from '@/schemas/examples/office';
import type { OfficeReach } from '@/schemas/office';
import { ContactDetails } from './contact-details';

const page = exampleContext();
const draw = (known: Partial<OfficeReach>, reach = true) =>
  renderToStaticMarkup(
    <ContactDetails office={{ ...exampleOfficeReach, ...known }} reach={reach} page={page} />,
  );

test('a district stands under the word of the country, and nothing stands for none', () => {
  expect(draw({ county: 'Korle Klottey' })).toMatch(/<dt[^>]*>District<\/dt><dd>Korle Klottey<\/dd>/);
  expect(draw({ county: null })).not.toContain('District');
});

test('the number of the broker’s licence is told, and nothing of one that is not known', () => {
  expect(draw({ licence: 'MBA-BR-0001' })).toMatch(/<dt[^>]*>Broker licence<\/dt><dd>MBA-BR-0001<\/dd>/);
  expect(draw({ licence: null })).not.toContain('Broker licence');
});

test('clients are led to where they may write a review', () => {
  const reviewLinks = [
    { network: 'google' as const, href: 'https://google.example/osu' },
    { network: 'facebook' as const, href: 'https://facebook.example/osu' },
  ];
  const links = [...draw({ reviewLinks }).matchAll(/<a [^>]*href="(https:[^"]+)"[^>]*>([^<]+)/g)];
  expect(links.map(([, href, words]) => [href, words])).toEqual(
    expect.arrayContaining([
      ['https://google.example/osu', page.t('office.reviewGoogle')],
      ['https://facebook.example/osu', page.t('office.reviewFacebook')],
    ]),
  );
});

test('what the opening of its page says already may be left out', () => {
  const labelsIn = (html: string) => [...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, label]) => label);
  const short = draw({}, false);
  expect(labelsIn(draw({})).filter((label) => !labelsIn(short).includes(label))).toEqual([
    'Address',
    'Postal/Digital Address',
    'Call',
    'WhatsApp',
    'Email',
  ]);
  expect(short).not.toMatch(/<address|tel:|mailto:/);
});
