// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleListing } from '@/schemas/examples/listing';
import type { ListingCard } from '@/schemas/listing';
import { ListingEntry } from './listing-entry';

const page = exampleContext();
const photo = { src: '/media/shop.webp', alt: 'A shop', width: 1200, height: 800, widths: [320, 640] };

function mount(changes: Partial<ListingCard>): string[] {
  document.body.innerHTML = renderToStaticMarkup(
    <ListingEntry listing={{ ...exampleListing, ...changes }} page={page} level={3} />,
  );
  const texts = document.querySelectorAll('.badge, .listing > div > p, h3, dt, dd');
  return [...texts].map(({ textContent }) => textContent ?? '');
}

beforeEach(() => {
  document.body.innerHTML = '';
});

it('leads with trade and place of a confidential business, and an icon instead of a picture', () => {
  expect(mount({ image: null, category: 'Cafés and coffee shops' })).toEqual([
    ...['Cafés and coffee shops', 'Tema, Greater Accra', 'Cold store and frozen fish wholesaler'],
    ...['Asking price', 'GH₵2,850,000', 'SDE', 'GH₵980K'],
    ...['Down payment', 'GH₵1.1M', 'Total sales', 'GH₵6.4M'],
  ]);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('use')?.getAttribute('href')).toMatch(/#plate$/);
});

it('shows a picture in its smallest copy, faded when the business is sold', () => {
  mount({ image: photo });
  const picture = document.querySelector('img');
  expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['/media/shop-320.webp', '']);
  expect(picture?.className).not.toContain('saturate');
  mount({ image: photo, status: 'sold' });
  expect(document.querySelector('img')?.className).toContain('saturate');
});

it('shows the sold price of a sold business, or none, and never the asking price', () => {
  const priceOf = (soldPrice: number | null) => mount({ status: 'sold', soldPrice }).slice(4, 6);
  expect(priceOf(395_000_000)).toEqual(['Sold price', 'GH₵3,950,000']);
  expect(priceOf(null)).toEqual(['Sold price', 'Not disclosed']);
  expect(document.body.textContent).not.toContain('Asking price');
});

it('names what is special about a business, and nothing about an ordinary one for sale', () => {
  expect(mount({ status: 'under_offer', kind: 'franchise' }).slice(0, 2)).toEqual([
    'Under offer',
    'Franchise',
  ]);
  mount({});
  expect(document.querySelector('.badge')).toBeNull();
});
