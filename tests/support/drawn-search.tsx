import { renderToStaticMarkup } from 'react-dom/server';
import { ListingSearch } from '@/blocks/listing-search/listing-search';
import { listingSearchSchema } from '@/blocks/listing-search/listing-search.schema';
import { createPageContext } from '@/lib/engine/create-page-context';
import { examplePlace } from '@/lib/engine/example-place';
import { pageCustoms } from '@/lib/engine/page-customs';
import { exampleListings } from '@/schemas/examples/listing';
import { exampleFound } from '@/schemas/examples/search';
import type { Locale } from '@/schemas/locale';
import type { FoundListings } from '@/schemas/search/found-listings';
import { readSearch } from '@/schemas/search/read-search';

const authored = listingSearchSchema.parse({ heading: 'Find a business' });
/** The page of the example. */
export const path = exampleFound.path;

/** The search as the server draws it. */
export function drawn(query: string, changes: Partial<FoundListings> = {}, locale: Locale = 'en-GH'): string {
  const page = createPageContext(examplePlace(locale, new Map()), pageCustoms(locale));
  const found = { ...exampleFound, state: readSearch(new URLSearchParams(query)), ...changes };
  return renderToStaticMarkup(
    <ListingSearch
      props={{ ...authored, found, listings: exampleListings }}
      page={page}
      id="find"
      slot={() => null}
    />,
  );
}

export function draw(...asked: Parameters<typeof drawn>): HTMLElement {
  document.body.innerHTML = drawn(...asked);
  return find('[data-island]');
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
export const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());
export const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href') ?? '');
export const fields = () =>
  new URLSearchParams([...new FormData(form())].map(([name, value]) => [name, String(value)]));
export function form(): HTMLFormElement {
  const found = find('form');
  if (!(found instanceof HTMLFormElement)) throw new Error('There is no form');
  return found;
}
