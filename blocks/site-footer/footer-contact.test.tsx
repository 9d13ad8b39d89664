import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import type { exampleOfficeBar } from '@/schemas/examples/office';
import type { OfficeFooter } from '@/schemas/office';
import { FooterContact } from './footer-contact';
import { FooterLogo } from './footer-logo';

const page = exampleContext();
const contact = { phone: '+233302730100', email: '', addressLines: [] };
const phonesOf = (html: string) =>
  [...html.matchAll(/(?:href|value)="tel:([^"]+)"/g)].map(([, number]) => number);
const html = (phones: typeof exampleOfficeBar.phones | null, office: OfficeFooter | null = null) =>
  renderToStaticMarkup(<FooterContact name="Meridian" social={[]} {...{ contact, phones, office, page }} />);
const renderPhones = (...options: Parameters<typeof html>) => phonesOf(html(...options));
const none = { main: null, extension: null, organic: null, paid: null, triggers: [], fallback: null };

test('the network has one number', () => {
  expect(renderPhones(null)).toEqual([contact.phone]);
});

test('an office has its own number, also for paid traffic and campaigns, and the network number only as a fallback', () => {
  const trigger = { name: 'src', value: 'radio', number: '+233302758991' };
  const phones = { ...none, main: '+233302747400', paid: '+233302748970', triggers: [trigger] };
  expect(renderPhones(phones)).toEqual(['+233302747400', '+233302758991', '+233302748970']);
  expect(renderPhones(none)).toEqual([contact.phone]);
});

test('on office pages all contact details are those of the office, followed by the network name', () => {
  const office: OfficeFooter = {
    ...{
      name: 'Meridian Osu',
      addressLines: ['12 Oxford Street'],
      locality: 'Accra',
      digitalAddress: 'GA-1',
    },
    ...{ email: 'osu@meridian.example', phones: { ...none, main: '+233302747400' } },
    ...{ showOpeningHours: true, openingHours: [{ day: 'monday', opens: '08:00', closes: '17:00' }] },
  };
  const network = { ...contact, email: 'ask@meridian.example', addressLines: ['1 High Street'] };
  const html = renderToStaticMarkup(
    <FooterContact name="Meridian" contact={network} phones={none} social={[]} {...{ office, page }} />,
  );
  const textContent = html.replaceAll('<wbr/>', '').replaceAll(/<[^>]+>/g, '|');
  for (const own of ['Meridian Osu', '12 Oxford Street', 'Accra', 'GA-1', 'osu@meridian.example', 'Monday: '])
    expect(textContent).toContain(`|${own}`);
  expect(textContent).toMatch(/\|An office of Meridian\|+$/);
  expect(textContent).not.toMatch(/ask@|High Street/);
  expect(phonesOf(html)).toEqual(['+233302747400']);
});

test('displays a repeated address line once', () => {
  const repeatedAddress = { ...contact, addressLines: ['1 High Street', 'Accra', 'Accra'] };
  const html = renderToStaticMarkup(
    <FooterContact
      name="Meridian"
      social={[]}
      contact={repeatedAddress}
      phones={null}
      office={null}
      page={page}
    />,
  );
  expect(html.match(/Accra/g)).toHaveLength(1);
});

test('displays the default logo until there is one', () => {
  const logo = { src: '/media/logo.webp', alt: '', width: 400, height: 100, widths: [] };
  expect(renderToStaticMarkup(<FooterLogo logo={logo} />)).toContain('src="/media/logo.webp"');
  expect(renderToStaticMarkup(<FooterLogo logo={null} />)).toContain('<svg');
});
