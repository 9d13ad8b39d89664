import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PreviousChain } from '../../platform/database/resolve-pending';
import { documentTimes, draftTables } from './document-times';
import { invalidationTrigger } from './invalidation-log';
import { consentTriggers } from './leads';
import { listingChangeFunctions, searchVectorFunction } from './listing-search';
import { fullNameTriggers } from './people';

/** A name in the previous schema, and its present one. */
type Rename = readonly [from: string, to: string];

const tables: readonly Rename[] = [
  ['renewals', 'invalidations'],
  ['composer_sittings', 'composer_edit_sessions'],
  ['searched_listings', 'indexed_listings'],
  ['leads_visit', 'leads_attribution_entries'],
];

/** By the present name of the table. */
const columns: readonly (readonly [table: string, ...Rename])[] = [
  ['invalidations', 'renewed_at', 'invalidated_at'],
  ['invalidations', 'gone', 'purged'],
  ['composer_saves', 'save', 'id'],
  ['composer_presence', 'document', 'document_id'],
  ['composer_presence', 'person', 'user_id'],
  ['composer_edit_sessions', 'document', 'document_id'],
  ['composer_edit_sessions', 'person', 'user_id'],
  ['consents', 'email_mark', 'email_hash'],
  ['consents', 'phone_mark', 'phone_hash'],
  ...['mail_queue', 'sms_queue'].flatMap((table) => [
    [table, 'fault', 'error'] as const,
    [table, 'unreached', 'connection_failed'] as const,
    [table, 'given_up_at', 'abandoned_at'] as const,
  ]),
  ['redirects', 'mark', 'lookup_key'],
  ['menus_items', 'leads_to', 'link_type'],
  ['menus_items_children', 'leads_to', 'link_type'],
  ['_menus_v_version_items', 'leads_to', 'link_type'],
  ['_menus_v_version_items_children', 'leads_to', 'link_type'],
];

const types: readonly Rename[] = [
  ['enum_menus_items_leads_to', 'enum_menus_items_link_type'],
  ['enum_menus_items_children_leads_to', 'enum_menus_items_children_link_type'],
  ['enum__menus_v_version_items_leads_to', 'enum__menus_v_version_items_link_type'],
  ['enum__menus_v_version_items_children_leads_to', 'enum__menus_v_version_items_children_link_type'],
];

const sequences: readonly Rename[] = [
  ['renewals_id_seq', 'invalidations_id_seq'],
  ['searched_listings_version_seq', 'indexed_listings_version_seq'],
];

/** Indexes without those of primary keys, which are renamed with their constraint. */
const indexes: readonly Rename[] = [
  ['renewals_transaction', 'invalidations_transaction'],
  ['renewals_renewed_at', 'invalidations_invalidated_at'],
  ['renewals_gone', 'invalidations_purged'],
  ['composer_sittings_saved_at', 'composer_edit_sessions_saved_at'],
  ['searched_listings_version', 'indexed_listings_version'],
  ['leads_visit_order_idx', 'leads_attribution_entries_order_idx'],
  ['leads_visit_parent_id_idx', 'leads_attribution_entries_parent_id_idx'],
  ['redirects_mark_idx', 'redirects_lookup_key_idx'],
  ['offices_place', 'offices_location'],
  ['pages_one_a_place', 'pages_unique_address'],
  ['sections_one_a_name', 'website_sections_unique_name'],
  ['menus_one_a_name', 'menus_unique_name'],
  ['leads_email_small', 'leads_email_lower'],
  ['leads_phone_end', 'leads_phone_suffix'],
  ['consents_email_small', 'consents_email_lower'],
  ['consents_phone_end', 'consents_phone_suffix'],
  ['consents_email_mark', 'consents_email_hash'],
  ['consents_phone_mark', 'consents_phone_hash'],
  ...['mail_queue', 'sms_queue'].flatMap((table) => [
    [`${table}_waiting`, `${table}_pending`] as const,
    [`${table}_unreached`, `${table}_connection_failed`] as const,
    [`${table}_written`, `${table}_unredacted`] as const,
  ]),
  ...['asking_price', 'down_payment', 'discretionary_earnings'].map(
    (field) => [`listings_by_${field}_falling`, `listings_by_${field}_desc`] as const,
  ),
  ...['media', 'pages', 'pages_locales', 'people', 'listings', 'posts_locales'].map(
    (table) => [`${table}_words`, `${table}_trigrams`] as const,
  ),
];

const ownedTables = [
  ...['website_sections', 'menus', 'posts', 'reviews', 'sale_stories', 'redirects', 'templates', 'media'],
  ...['people', 'listings', 'pages'],
];

const constraints: readonly (readonly [table: string, ...Rename])[] = [
  ['invalidations', 'renewals_pkey', 'invalidations_pkey'],
  ['composer_edit_sessions', 'composer_sittings_pkey', 'composer_edit_sessions_pkey'],
  ['indexed_listings', 'searched_listings_pkey', 'indexed_listings_pkey'],
  ['leads_attribution_entries', 'leads_visit_pkey', 'leads_attribution_entries_pkey'],
  ['leads_attribution_entries', 'leads_visit_parent_id_fk', 'leads_attribution_entries_parent_id_fk'],
  ['pages', 'pages_address_fits', 'pages_address_check'],
  ['sale_stories', 'sale_stories_have_consent', 'sale_stories_consent_check'],
  ...ownedTables.map((table) => [table, `${table}_owner_is_stated`, `${table}_owner_check`] as const),
];

const renames = [
  ...tables.map(([from, to]) => `alter table ${from} rename to ${to};`),
  ...columns.map(([table, from, to]) => `alter table ${table} rename column ${from} to ${to};`),
  ...types.map(([from, to]) => `alter type ${from} rename to ${to};`),
  ...sequences.map(([from, to]) => `alter sequence ${from} rename to ${to};`),
  ...indexes.map(([from, to]) => `alter index ${from} rename to ${to};`),
  ...constraints.map(([table, from, to]) => `alter table ${table} rename constraint ${from} to ${to};`),
  'alter function plain_words rename to fold_text;',
].join('\n');

const renamedTables = [...new Set([...tables.map(([, to]) => to), ...columns.map(([table]) => table)])];

/** PostgreSQL 18 names not-null constraints by table and column, and renames them with neither. */
const renameNotNullConstraints = `
  do $$
  declare
    stale record;
  begin
    for stale in
      select c.conrelid::regclass as relation, c.conname as name, t.relname || '_' || a.attname || '_not_null' as expected
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'n' and c.conrelid = any (array[${renamedTables.map((table) => `'${table}'`).join(', ')}]::regclass[])
    loop
      if stale.name <> stale.expected then
        execute format('alter table %s rename constraint %I to %I', stale.relation, stale.name, stale.expected);
      end if;
    end loop;
  end $$;
`;

/** Functions whose bodies use old names. Their triggers are dropped with them. */
const replacedFunctions = [
  ...['tell_renewal', 'keep_consents', 'name_person', 'name_person_v', 'note_listing_changes'],
  ...['follow_listing_changes', 'refresh_searched_listings', 'weighted_words'],
  ...draftTables.flatMap((table) => [`date_${table}`, `date_${table}_v`]),
];

const replacements: readonly SQL[] = [
  ...[invalidationTrigger, consentTriggers, fullNameTriggers, documentTimes],
  ...[searchVectorFunction, listingChangeFunctions],
];

/** The migrations up to the first squash. Rows stay as they are. */
export const previousChain: PreviousChain = {
  first: '20261120_000000_initial',
  last: '20261128_000360_content_keys',
  upgrade: async ({ db }: MigrateUpArgs) => {
    await db.execute(sql.raw(renames));
    await db.execute(sql.raw(renameNotNullConstraints));
    await db.execute(sql.raw(`drop function ${replacedFunctions.join(', ')} cascade;`));
    for (const replacement of replacements) await db.execute(replacement);
  },
};
