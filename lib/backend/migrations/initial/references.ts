import { sql } from '@payloadcms/db-postgres';

/** References of pages, sections and menus to other records, and an index of the targets of redirects. */
export const references = sql`
  create table content_references (
    collection text not null,
    document_id integer not null,
    locale text,
    is_draft boolean not null,
    place text not null,
    kind text not null,
    record text not null
  );
  create index content_references_record on content_references (kind, record);
  create index content_references_document on content_references (collection, document_id);

  create index redirects_target_segments on redirects
    using gin (string_to_array(lower(regexp_replace("to", '[?#].*$', '')), '/'));
`;
