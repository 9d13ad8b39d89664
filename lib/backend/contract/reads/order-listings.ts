import { sql } from '@payloadcms/db-postgres';
import type { ListingOrder } from '@/lib/backend/contract/generated/resolvers';

/** SQL orders of listings; what is not disclosed comes last, and ties are broken so that pages never overlap. */
export const listingOrders: Record<ListingOrder, ReturnType<typeof sql>> = {
  price_asc: sql`asking_price asc nulls last, listings.id`,
  price_desc: sql`asking_price desc nulls last, listings.id`,
  down_payment_asc: sql`down_payment asc nulls last, listings.id`,
  down_payment_desc: sql`down_payment desc nulls last, listings.id`,
  sde_asc: sql`discretionary_earnings asc nulls last, listings.id`,
  sde_desc: sql`discretionary_earnings desc nulls last, listings.id`,
  newest: sql`listed_at desc, listings.id desc`,
  name_asc: sql`title, listings.id`,
  name_desc: sql`title desc, listings.id`,
};
