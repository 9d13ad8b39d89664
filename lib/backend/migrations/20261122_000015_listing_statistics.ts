import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Which kinds, categories, regions and states of listings come together, and which never do: taken for independent,
 * a narrow list counts on matches that are not there, and looks for them through all listings.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create statistics listings_of_category_and_kind (mcv) on category, kind, status from listings;
    create statistics listings_of_region_and_kind (mcv) on region_id, kind, status from listings;
    create statistics listings_of_region_and_category (mcv) on region_id, category from listings;
    alter statistics listings_of_category_and_kind set statistics 1000;
    alter statistics listings_of_region_and_kind set statistics 1000;
    alter statistics listings_of_region_and_category set statistics 1000;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop statistics listings_of_category_and_kind, listings_of_region_and_kind, listings_of_region_and_category;
  `);
}
