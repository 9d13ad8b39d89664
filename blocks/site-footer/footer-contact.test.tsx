import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import type { exampleOfficeBar } from '@/schemas/examples/office';
import type { OfficeFoot } from '@/schemas/office';
import { FooterContact } from './footer-contact';
import { FooterMark } from './footer-mark';

const page = exampleContext();
const contact = { phone: '+233302730100', email: '', addressLines: [] };
const phonesOf = (html: string) =>
  [...html.matchAll(/(?:href|value)="tel:([^"]+)"/g)].map(([, number]) => number);
const html = (phones: typeof exampleOfficeBar.phones | null, office: OfficeFoot | null = null) =>
  renderToStaticMarkup(<FooterContact name="Meridian" social={[]} {...{ contact, phones, office, page }} />);
const draw = (...whose: Parameters<typeof html>) => phonesOf(html(...whose));
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

test('on the pages of an office everything is its own, and the network is named after it', () => {
  const office: OfficeFoot = {
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
  const drawn = renderToStaticMarkup(
    <FooterContact name="Meridian" contact={network} phones={none} social={[]} {...{ office, page }} />,
  );
  const told = drawn.replaceAll('<wbr/>', '').replaceAll(/<[^>]+>/g, '|');
  for (const own of ['Meridian Osu', '12 Oxford Street', 'Accra', 'GA-1', 'osu@meridian.example', 'Monday: '])
    expect(told).toContain(`|${own}`);
  expect(told).toMatch(/\|An office of Meridian\|+$/);
  expect(told).not.toMatch(/ask@|High Street/);
  expect(phonesOf(drawn)).toEqual(['+233302747400']);
});

test('a line of the address is said once', () => {
  const twice = { ...contact, addressLines: ['1 High Street', 'Accra', 'Accra'] };
  const drawn = renderToStaticMarkup(
    <FooterContact name="Meridian" social={[]} contact={twice} phones={null} office={null} page={page} />,
  );
  expect(drawn.match(/Accra/g)).toHaveLength(1);
});

test('the mark is the drawn one until there is a logo', () => {
  const logo = { src: '/media/logo.webp', alt: '', width: 400, height: 100, widths: [] };
  expect(renderToStaticMarkup(<FooterMark logo={logo} />)).toContain('src="/media/logo.webp"');
  expect(renderToStaticMarkup(<FooterMark logo={null} />)).toContain('<svg');
});
