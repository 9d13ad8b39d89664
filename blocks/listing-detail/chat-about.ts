import type { PageContext } from '@/lib/engine/page-context';
import type { Listing } from '@/schemas/listing';

/** The first words of a chat about a listing; of what is sold nobody asks but for another like it. */
export function chatAbout({ title, reference: number, status }: Listing, page: PageContext): string {
  return status === 'sold' ? page.t('listing.similarTitle', { title, number }) : `${title} (${number})`;
}
