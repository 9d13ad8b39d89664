import { sql } from '@payloadcms/db-postgres/drizzle';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { ReferenceKind } from '@/schemas/reference';
import { tablesOf } from '../../platform/database/tables-of';

/** Columns of the table of a kind; `translatedColumns` are in its table of translations. */
export type RecordKind = {
  /** Searchable columns; each set has an index (see `migrations`). */
  searchColumns?: string;
  translatedColumns?: string;
  /** Columns for the display in a form. */
  displayColumns: string;
  orderBy: string;
  /** Owners whose search columns are searched as well: their kind, by the column that references them. */
  owners?: Readonly<Record<string, 'office' | 'agent'>>;
  /** SQL condition for the records that have a page of their own, for kinds where not all have one. */
  addressedCondition?: string;
};

/** The office or agent that owns a page. */
const owner = `(select json_build_object('kind', 'office', 'name', offices.name, 'slug', offices.slug, 'region', regions.slug)
    from offices left join regions on regions.id = offices.region_id where offices.id = office_id) as office,
  (select json_build_object('kind', 'agent', 'name', concat_ws(' ', first_name, last_name), 'slug', people.slug, 'region', null)
    from people where people.id = agent_id) as agent`;

/**
 * Search columns and sort order of each kind: by last change, pictures by upload, named records by name.
 */
export const recordKinds: Readonly<Record<ReferenceKind, RecordKind>> = {
  media: {
    searchColumns: 'alt, filename',
    displayColumns: 'alt, filename, decorative, width::int, height::int, sizes_w480_filename as small',
    orderBy: 'id desc',
    // Pictures have no page. Which unused pictures exist is visible to their owner only.
    addressedCondition: 'false',
  },
  page: {
    searchColumns: 'slug',
    translatedColumns: 'title',
    displayColumns: `title, name, slug, template_slug, route, scope, _status, updated_at, ${owner}`,
    owners: { office_id: 'office', agent_id: 'agent' },
    orderBy: 'updated_at desc',
  },
  office: {
    searchColumns: 'name, locality',
    displayColumns:
      'name, slug, locality, _status, (select slug from regions where id = region_id) as region',
    orderBy: 'name',
  },
  region: { searchColumns: 'name', displayColumns: 'name, slug', orderBy: 'name' },
  agent: {
    searchColumns: 'first_name, last_name',
    displayColumns: 'first_name, last_name, slug, role, _status',
    orderBy: 'last_name, first_name',
    addressedCondition: 'is_agent and slug is not null',
  },
  listing: {
    searchColumns: 'title, listing_number, location',
    displayColumns: 'title, slug, category, location, status, _status',
    orderBy: 'updated_at desc',
  },
  post: {
    translatedColumns: 'title',
    displayColumns: 'title, slug, category, _status',
    orderBy: 'updated_at desc',
  },
};

/** SQL identifiers of the tables of a kind: documents and their translations. */
export function tableIdentifiersOf(kind: ReferenceKind) {
  const { documents, locales } = tablesOf(collectionOfKind[kind]);
  return { table: sql.identifier(documents), locales: sql.identifier(locales) };
}
