import { expect, it } from 'vitest';
import type { Image } from '@/schemas/image';
import type { Link } from '@/schemas/link';
import type { LinkTarget } from '@/schemas/reference';
import { createPageContext } from './create-page-context';
import { pageCustoms } from './page-customs';
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
  pageCustoms('en-GH'),
);

it.each<[LinkTarget, string | null]>([
  [{ page: 3 }, '/en-GH/sell-a-business'],
  [{ page: 3, query: 'login=1', hash: 'top' }, '/en-GH/sell-a-business?login=1#top'],
  [{ office: 'a-1' }, '/en-GH/locations/greater-accra/osu'],
  [{ office: 3 }, null],
  [{ listing: 9 }, null],
])('%o leads to %s', (target, expected) => {
  expect(page.target(target)).toBe(expected);
});

it.each<[LinkTarget, string]>([
  [{ url: 'https://example.com/' }, 'https://example.com/'],
  [{ phone: '+233244123456' }, 'tel:+233244123456'],
  [{ mail: 'ask@example.com' }, 'mailto:ask@example.com'],
])('%o leads away from the site', (target, expected) => {
  const elsewhere = createPageContext(
    { locale: 'en-GH', references, href: (path) => path },
    pageCustoms('en-GH'),
  );
  expect(elsewhere.target(target)).toBe(expected);
});

it('leaves links out whose record is gone, and keeps the order of the others', () => {
  const links: Link[] = [
    { label: 'Gone', to: { page: 99 } },
    { label: 'Osu', to: { office: 'a-1' } },
    { label: 'Sell', to: { page: 3 } },
  ];
  expect(page.links(links).map(({ label }) => label)).toEqual(['Osu', 'Sell']);
  expect(page.link(links[0])).toBeNull();
});

it('shows a picture with its own words unless the author gave others here', () => {
  expect(page.picture({ media: 7 })).toEqual(osu);
  expect(page.picture({ media: 7, alt: '' })).toEqual({ ...osu, alt: '' });
  expect(page.picture({ media: 8 })).toBeNull();
  expect(page.picture(null)).toBeNull();
});
