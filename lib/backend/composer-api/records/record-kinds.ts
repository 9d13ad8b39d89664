import { sql } from '@payloadcms/db-postgres/drizzle';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { ReferenceKind } from '@/schemas/reference';
import { tablesOf } from '../../platform/database/tables-of';

/** Columns of the table of a kind; `translated` columns are in its table of languages. */
export type RecordKind = {
  /** Searchable columns; each set has an index (see `migrations`). */
  searched?: string;
  translated?: string;
  /** Columns for the display in a form. */
  displayed: string;
  order: string;
  /** Owners whose searchable columns count as well: the kind of record, by the column that references it. */
  owners?: Readonly<Record<string, 'office' | 'agent'>>;
  /** Condition for records with a page of their own, where not all have one. */
  addressed?: string;
};

/** The office or agent that owns a page. */
const owner = `(select json_build_object('kind', 'office', 'name', offices.name, 'slug', offices.slug, 'region', regions.slug)
    from offices left join regions on regions.id = offices.region_id where offices.id = office_id) as office,
  (select json_build_object('kind', 'agent', 'name', concat_ws(' ', first_name, last_name), 'slug', people.slug, 'region', null)
    from people where people.id = agent_id) as agent`;

/**
 * How records of each kind are found and sorted: by last change, pictures by upload, named records by name.
 */
export const recordKinds: Readonly<Record<ReferenceKind, RecordKind>> = {
  media: {
    searched: 'alt, filename',
    displayed: 'alt, filename, decorative, width::int, height::int, sizes_w480_filename as small',
    order: 'id desc',
    // Pictures have no page. Which unused pictures exist is visible to their owner only.
    addressed: 'false',
  },
  page: {
    searched: 'slug',
    translated: 'title',
    displayed: `title, name, slug, template_slug, route, scope, _status, updated_at, ${owner}`,
    owners: { office_id: 'office', agent_id: 'agent' },
    order: 'updated_at desc',
  },
  office: {
    searched: 'name, locality',
    displayed: 'name, slug, locality, _status, (select slug from regions where id = region_id) as region',
    order: 'name',
  },
  region: { searched: 'name', displayed: 'name, slug', order: 'name' },
  agent: {
    searched: 'first_name, last_name',
    displayed: 'first_name, last_name, slug, role, _status',
    order: 'last_name, first_name',
    addressed: 'is_agent and slug is not null',
  },
  listing: {
    searched: 'title, listing_number, location',
    displayed: 'title, slug, category, location, status, _status',
    order: 'updated_at desc',
  },
  post: { translated: 'title', displayed: 'title, slug, category, _status', order: 'updated_at desc' },
};

/** SQL identifiers of the tables of a kind: documents and their translations. */
export function tableNames(kind: ReferenceKind) {
  const { documents, locales } = tablesOf(collectionOfKind[kind]);
  return { table: sql.identifier(documents), locales: sql.identifier(locales) };
}
