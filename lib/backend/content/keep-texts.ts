import type { CollectionAfterChangeHook } from 'payload';
import { keepTexts, nodeTexts } from '@/lib/document/node-texts';
import { readRows, rowsBefore, writeRow } from './stored-rows';

/**
 * A save writes every language of a document anew, from what a program made of it. Puts back the stored text of each
 * node that says what it said before, so that of a node nobody has touched not a byte changes.
 */
export const keepStoredTexts: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  operation,
  req,
}) => {
  const earlier = operation === 'update' ? rowsBefore(req, slug, doc.id) : [];
  // Only text that a program did not write itself can come back as another.
  if (earlier.every(({ text }) => text === JSON.stringify(JSON.parse(text)))) return doc;
  const everywhere = nodeTexts(earlier.map(({ text }) => text));
  for (const row of await readRows(req, slug, doc.id)) {
    const here = nodeTexts(earlier.filter(({ locale }) => locale === row.locale).map(({ text }) => text));
    const text = keepTexts(row.text, [here, everywhere]);
    if (text !== row.text) await writeRow(req, slug, row, text);
  }
  return doc;
};
