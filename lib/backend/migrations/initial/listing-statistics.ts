import { sql } from '@payloadcms/db-postgres';

/**
 * Statistics of combined values of listings: the planner would estimate narrow lists by independent columns,
 * and read all listings for matches that do not exist. And indexes of the parts of the sitemap, by last change.
 */
export const listingStatistics = sql`
  create statistics listings_of_category_and_kind (mcv) on category, kind, status from listings;
  create statistics listings_of_region_and_kind (mcv) on region_id, kind, status from listings;
  create statistics listings_of_region_and_category (mcv) on region_id, category from listings;
  alter statistics listings_of_category_and_kind set statistics 1000;
  alter statistics listings_of_region_and_kind set statistics 1000;
  alter statistics listings_of_region_and_category set statistics 1000;

  create index listings_by_part on listings (((id - 1) / 10000), updated_at)
    where _status = 'published' and status in ('active', 'under_offer', 'sold') and status <> 'sold';
  create index listings_sold_by_part on listings (((id - 1) / 10000), updated_at)
    where _status = 'published' and status in ('active', 'under_offer', 'sold') and status = 'sold';
`;
