import type { PageContext } from '@/lib/engine/page-context';
import type { Listing } from '@/schemas/listing';

/** The initial text of a chat about a listing; for a sold listing it asks for a similar one. */
export function chatMessage({ title, reference: number, status }: Listing, page: PageContext): string {
  return status === 'sold' ? page.t('listing.similarTitle', { title, number }) : `${title} (${number})`;
}
