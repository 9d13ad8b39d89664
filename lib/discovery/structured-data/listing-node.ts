import type { Product, WebPage } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import { pageUrl } from '../absolute-urls';
import type { ListingFacts } from '../record-facts';
import { agentReference, officeReference } from './agent-node';
import { activeCurrency } from './office-node';
import { imageProperties } from './pictures';

/** Number of pictures of a listing that are published. */
const MAX_PICTURES = 3;

/**
 * A business for sale. Schema.org has no type for it: a product with an offer. Without a price there is no
 * offer, hence no product but a page. The location has only what may be published.
 */
export function listingNode(listing: ListingFacts, locale: Locale): Product | WebPage {
  const { title: name, summary: description, reference, category, askingPrice } = listing;
  const url = pageUrl(locale, listing.path);
  const pictures = listing.pictures.slice(0, MAX_PICTURES);
  const common = { name, description, url, ...imageProperties(pictures, { path: listing.path, locale }) };
  if (askingPrice === null) return { '@type': 'WebPage', ...common, inLanguage: locale };
  return {
    '@type': 'Product',
    ...common,
    sku: reference,
    category,
    offers: {
      '@type': 'Offer',
      price: askingPrice / 100,
      priceCurrency: activeCurrency,
      availability: listing.isSold ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      url,
      ...(listing.office && { seller: officeReference(listing.office, locale) }),
      ...(listing.agent && { offeredBy: agentReference(listing.agent, locale) }),
      availableAtOrFrom: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: withoutRegion(listing),
          addressRegion: listing.region,
        },
      },
    },
  };
}

/** The town of a location such as "Dansoman, Greater Accra". */
const withoutRegion = ({ location, region }: ListingFacts): string =>
  location.endsWith(`, ${region}`) ? location.slice(0, -region.length - 2) : location;
