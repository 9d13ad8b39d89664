import { sql } from '@payloadcms/db-postgres/drizzle';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import type { ReferenceKind } from '@/schemas/reference';
import { tablesOf } from '../../database/tables-of';

/** Columns of a kind's table; those of the table of its languages are `translated`. */
export type RecordKind = {
  /** Those whose words it is found by; each list has an index (`migrations`). */
  own?: string;
  translated?: string;
  /** What a form shows of it. */
  shown: string;
  order: string;
  /** Whose words they are found by as well: kinds of record, by the column that refers to one. */
  owners?: Readonly<Record<string, 'office' | 'agent'>>;
  /** Which of them have pages of their own, where not all have. */
  addressed?: string;
};

/** Of a page: its office or agent. */
const owner = `(select json_build_object('kind', 'office', 'name', offices.name, 'slug', offices.slug, 'region', regions.slug)
    from offices left join regions on regions.id = offices.region_id where offices.id = office_id) as office,
  (select json_build_object('kind', 'agent', 'name', concat_ws(' ', first_name, last_name), 'slug', people.slug, 'region', null)
    from people where people.id = agent_id) as agent`;

/** How records of each kind are found: what was changed last first, pictures as they came, what has a name by it. */
export const recordKinds: Readonly<Record<ReferenceKind, RecordKind>> = {
  media: {
    own: 'alt, filename',
    shown: 'alt, filename, decorative, width::int, height::int, sizes_w480_filename as small',
    order: 'id desc',
    // Visitors see pictures where they are used: which there are besides is their owner's to know.
    addressed: 'false',
  },
  page: {
    own: 'slug',
    translated: 'title',
    shown: `title, name, slug, template_slug, route, scope, _status, updated_at, ${owner}`,
    owners: { office_id: 'office', agent_id: 'agent' },
    order: 'updated_at desc',
  },
  office: {
    own: 'name, locality',
    shown: 'name, slug, locality, _status, (select slug from regions where id = region_id) as region',
    order: 'name',
  },
  region: { own: 'name', shown: 'name, slug', order: 'name' },
  agent: {
    own: 'first_name, last_name',
    shown: 'first_name, last_name, slug, role, _status',
    order: 'last_name, first_name',
    addressed: 'is_agent and slug is not null',
  },
  listing: {
    own: 'title, listing_number, location',
    shown: 'title, slug, category, location, status, _status',
    order: 'updated_at desc',
  },
  post: { translated: 'title', shown: 'title, slug, category, _status', order: 'updated_at desc' },
};

/** The tables of a kind, of its records and of what is told of them in several languages, as SQL names them. */
export function tableNames(kind: ReferenceKind) {
  const { documents, locales } = tablesOf(collectionOfKind[kind]);
  return { table: sql.identifier(documents), locales: sql.identifier(locales) };
}
