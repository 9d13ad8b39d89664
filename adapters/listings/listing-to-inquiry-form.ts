import type { Supply } from '@/lib/engine/bindings';
import type { Listing } from '@/schemas/listing';

export function listingToInquiryForm({ slug, title, reference }: Listing): Supply<'listing'> {
  return { props: { listing: { slug, title, number: reference } } };
}
