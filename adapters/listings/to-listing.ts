import type { ListingBySlugQuery } from '@/lib/graphql/generated/operations';
import { officePath } from '@/lib/routes/record-paths';
import { type Listing, listingSchema } from '@/schemas/listing';
import { toAgentCard } from '../agents/to-agent-card';
import { toImage } from '../media/to-image';
import { toListingCard } from './to-listing-card';

export type ListingRecord = NonNullable<ListingBySlugQuery['listing']>;

/** @throws when the record is not what the contract promises. */
export function toListing(listing: ListingRecord): Listing {
  const { agent, office } = listing;
  return listingSchema.parse({
    ...toListingCard(listing),
    reference: listing.listing_number,
    summary: listing.summary,
    totalSales: listing.total_sales,
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
    images: listing.images.flatMap((media) => toImage(media) ?? []),
    agent: agent && toAgentCard(agent),
    whatsAppNumber: agent?.whats_app_number ?? null,
    office: office?.name ?? null,
    officeHref: office ? officePath(office.state_slug, office.slug) : null,
  });
}
