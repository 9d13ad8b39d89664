import { renderToStaticMarkup } from 'react-dom/server';
import { ListingSearch } from '@/blocks/listing-search/listing-search';
import { listingSearchSchema } from '@/blocks/listing-search/listing-search.schema';
import { createPageContext } from '@/lib/engine/create-page-context';
import { exampleLocation } from '@/lib/engine/example-location';
import { pageI18n } from '@/lib/engine/page-i18n';
import { exampleListings } from '@/schemas/examples/listing';
import { exampleSearchResult } from '@/schemas/examples/search';
import type { Locale } from '@/schemas/locale';
import type { ListingSearchData } from '@/schemas/search/listing-search-data';
import { readSearch } from '@/schemas/search/read-search';

const authored = listingSearchSchema.parse({ heading: 'Find a business' });
/** The page of the example. */
export const path = exampleSearchResult.path;

/** The listing search as rendered by the server. */
export function renderSearch(
  query: string,
  changes: Partial<ListingSearchData> = {},
  locale: Locale = 'en-GH',
): string {
  const page = createPageContext(exampleLocation(locale, new Map()), pageI18n(locale));
  const results = { ...exampleSearchResult, state: readSearch(new URLSearchParams(query)), ...changes };
  return renderToStaticMarkup(
    <ListingSearch
      props={{ ...authored, found: results, listings: exampleListings }}
      page={page}
      id="find"
      slot={() => null}
    />,
  );
}

export function mountSearch(...args: Parameters<typeof renderSearch>): HTMLElement {
  document.body.innerHTML = renderSearch(...args);
  return find('[data-island]');
}

export function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
export const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((item) =>
    (item.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
export const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((item) => item.getAttribute('href') ?? '');
export const fields = () =>
  new URLSearchParams([...new FormData(form())].map(([name, value]) => [name, String(value)]));
export function form(): HTMLFormElement {
  const element = find('form');
  if (!(element instanceof HTMLFormElement)) throw new Error('There is no form');
  return element;
}
