import type { Product, WebPage } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import type { ListingFacts } from '../record-facts';
import { pageAddress } from '../site-address';
import { agentReference, officeReference } from './agent-node';
import { activeCurrency } from './currency';
import { pictureAddresses } from './pictures';

/** So many pictures say what is for sale. */
const mostPictures = 3;

/**
 * A business for sale, which has no type of its own: a product and what is offered for it. Without a price there is no offer and so
 * no product, but a page. Of where it is, only what may be told in public.
 */
export function listingNode(listing: ListingFacts, locale: Locale): Product | WebPage {
  const { title: name, summary: description, reference, category, askingPrice } = listing;
  const url = pageAddress(locale, listing.path);
  const pictures = listing.pictures.slice(0, mostPictures);
  const said = { name, description, url, ...pictureAddresses(pictures, { path: listing.path, locale }) };
  if (askingPrice === null) return { '@type': 'WebPage', ...said, inLanguage: locale };
  return {
    '@type': 'Product',
    ...said,
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

/** The town of a place that is told as "Dansoman, Greater Accra". */
const withoutRegion = ({ location, region }: ListingFacts): string =>
  location.endsWith(`, ${region}`) ? location.slice(0, -region.length - 2) : location;
