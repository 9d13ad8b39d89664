import { expect, it } from 'vitest';
import type { Image } from '@/schemas/image';
import type { Link } from '@/schemas/link';
import type { LinkTarget } from '@/schemas/reference';
import { createPageContext } from './create-page-context';
import { pageI18n } from './page-i18n';
import type { ReferenceTable } from './reference-table';

const osu: Image = { src: '/media/osu.webp', alt: 'The office', width: 8, height: 6, widths: [] };
const references: ReferenceTable = {
  pictures: new Map([['media 7', osu]]),
  paths: new Map([
    ['page 3', '/sell-a-business'],
    ['office a-1', '/locations/greater-accra/osu'],
  ]),
  slugs: new Map(),
};
const page = createPageContext(
  { locale: 'en-GH', references, href: (path) => `/en-GH${path}` },
  pageI18n('en-GH'),
);

it.each<[LinkTarget, string | null]>([
  [{ page: 3 }, '/en-GH/sell-a-business'],
  [{ page: 3, query: 'login=1', hash: 'top' }, '/en-GH/sell-a-business?login=1#top'],
  [{ office: 'a-1' }, '/en-GH/locations/greater-accra/osu'],
  [{ office: 3 }, null],
  [{ listing: 9 }, null],
])('%o resolves to %s', (target, expected) => {
  expect(page.target(target)).toBe(expected);
});

it.each<[LinkTarget, string]>([
  [{ url: 'https://example.com/' }, 'https://example.com/'],
  [{ phone: '+233244123456' }, 'tel:+233244123456'],
  [{ mail: 'ask@example.com' }, 'mailto:ask@example.com'],
])('%o resolves to an external address', (target, expected) => {
  const page = createPageContext({ locale: 'en-GH', references, href: (path) => path }, pageI18n('en-GH'));
  expect(page.target(target)).toBe(expected);
});

it('omits links whose record does not exist, and keeps the order of the others', () => {
  const links: Link[] = [
    { label: 'Gone', to: { page: 99 } },
    { label: 'Osu', to: { office: 'a-1' } },
    { label: 'Sell', to: { page: 3 } },
  ];
  expect(page.links(links).map(({ label }) => label)).toEqual(['Osu', 'Sell']);
  expect(page.link(links[0])).toBeNull();
});

it("uses the picture's own alternative text unless the author set another one", () => {
  expect(page.picture({ media: 7 })).toEqual(osu);
  expect(page.picture({ media: 7, alt: '' })).toEqual({ ...osu, alt: '' });
  expect(page.picture({ media: 8 })).toBeNull();
  expect(page.picture(null)).toBeNull();
});
