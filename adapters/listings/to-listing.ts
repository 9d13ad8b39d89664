import type { ListingBySlugQuery } from '@/lib/graphql/generated/operations';
import { officePath } from '@/lib/routes/record-paths';
import { type Listing, listingSchema } from '@/schemas/listing';
import { toAgentCard } from '../agents/to-agent-card';
import { toAgentPhones } from '../agents/to-agent-phones';
import { toImage } from '../media/to-image';
import { toPhones } from '../offices/to-phones';
import { imageOf, toListingCard } from './to-listing-card';

export type QueriedListing = NonNullable<ListingBySlugQuery['listing']>;

/** The seller's terms; null when the seller offers none. */
function toSellerTerms(listing: QueriedListing): Listing['sellerTerms'] {
  const { seller_terms_months: months, seller_terms_rate: rate, seller_terms_share: share } = listing;
  return months === null ? null : { months, rate, share };
}

/**
 * `names` are the names of the page, including the phone number of the network.
 * @throws when the record does not match the contract.
 */
export function toListing(listing: QueriedListing, names: Readonly<Record<string, string>>): Listing {
  const { agent, office } = listing;
  const ofOffice = office && toPhones(office, names);
  return listingSchema.parse({
    ...toListingCard(listing),
    image: imageOf(listing),
    reference: listing.listing_number,
    summary: listing.summary,
    inventory: listing.inventory,
    furnitureFixturesEquipment: listing.furniture_fixtures_equipment,
    employees: listing.employees,
    yearEstablished: listing.year_established,
    reasonForSelling: listing.reason_for_selling,
    description: listing.description,
    franchiseeOperation: listing.franchisee_operation,
    relocatable: listing.relocatable,
    realEstateAvailable: listing.real_estate_available,
    realEstateIncluded: listing.real_estate_included,
    lenderPrequalified: listing.lender_prequalified,
    listedAt: listing.listed_at,
    sellerTerms: toSellerTerms(listing),
    images: listing.images.flatMap((media) => toImage(media) ?? []),
    agent: agent && toAgentCard(agent),
    phones: agent ? toAgentPhones(agent, names) : ofOffice,
    whatsAppNumber: agent?.whats_app_number ?? null,
    office: office?.name ?? null,
    officeHref: office ? officePath(office.state_slug, office.slug) : null,
  });
}
