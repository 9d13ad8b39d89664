import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const createFoldText = (text: string) => `
  create or replace function fold_text(variadic texts text[]) returns text language sql immutable parallel safe
    return lower(unaccent('unaccent', ${text}));`;

const indexes = [
  'media_trigrams',
  'pages_trigrams',
  'pages_locales_trigrams',
  'people_trigrams',
  'listings_trigrams',
  'posts_locales_trigrams',
];
const reindex = indexes.map((name) => `reindex index ${name};`).join('\n');

/** Searches of staff fold the letters of Ghanaian languages that `unaccent` does not know. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const text = "translate(array_to_string(texts, ' '), 'ɔɛŋɖƒɣʋƆƐŊƉƑƔƲ', 'oendfgvOENDFGV')";
  await db.execute(sql.raw(`${createFoldText(text)} ${reindex}`));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`${createFoldText("array_to_string(texts, ' ')")} ${reindex}`));
}
