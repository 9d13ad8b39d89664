import { sql } from '@payloadcms/db-postgres';

/**
 * Trigram indexes of the record search of the composer, without case and accents. The body of `fold_text` is
 * parsed here and names its dictionary, so that an index on it survives a restore.
 */
export const recordSearch = sql`
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
  create function fold_text(variadic texts text[]) returns text language sql immutable parallel safe
    return lower(unaccent('unaccent', array_to_string(texts, ' ')));

  create index media_trigrams on media using gin (fold_text(alt, filename) gin_trgm_ops);
  create index pages_trigrams on pages using gin (fold_text(slug) gin_trgm_ops);
  create index pages_locales_trigrams on pages_locales using gin (fold_text(title) gin_trgm_ops);
  create index people_trigrams on people using gin (fold_text(first_name, last_name) gin_trgm_ops);
  create index listings_trigrams on listings using gin (fold_text(title, listing_number, location) gin_trgm_ops);
  create index posts_locales_trigrams on posts_locales using gin (fold_text(title) gin_trgm_ops);
  create index people_by_name on people (last_name, first_name);
  create index listings_categories_of_office on listings (office_id, category);
`;
