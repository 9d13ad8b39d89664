import type { CollectionAfterChangeHook } from 'payload';
import { nodeTexts, preserveTexts } from '@/lib/document/node-texts';
import { getRowsBeforeWrite, readStoredRows, writeStoredRow } from './stored-rows';

/**
 * A save serialises the blocks of all locales again. Restores the stored JSON text of every unchanged node,
 * so that its bytes do not change.
 */
export const preserveStoredTexts: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  operation,
  req,
}) => {
  const previousRows = operation === 'update' ? getRowsBeforeWrite(req, slug, doc.id) : [];
  // Text that was serialised by `JSON.stringify` is identical after a save.
  if (previousRows.every(({ text }) => text === JSON.stringify(JSON.parse(text)))) return doc;
  const textsOfAllLocales = nodeTexts(previousRows.map(({ text }) => text));
  for (const row of await readStoredRows(req, slug, doc.id)) {
    const textsOfLocale = nodeTexts(
      previousRows.filter(({ locale }) => locale === row.locale).map(({ text }) => text),
    );
    const text = preserveTexts(row.text, [textsOfLocale, textsOfAllLocales]);
    if (text !== row.text) await writeStoredRow(req, slug, row, text);
  }
  return doc;
};
