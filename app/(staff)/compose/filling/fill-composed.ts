import type { z } from 'zod';
import { pageSources } from '@/adapters/page-sources';
import { parseStoredBlocks } from '@/adapters/sections/parse-stored-blocks';
import type { ComposedRecord } from '@/lib/backend/composing/composed-record';
import { type FilledDraft, fillDraft, fillSectionDraft } from '@/lib/publish/fill-draft';
import { fitsLooking } from '@/lib/routes/looked-at';
import { matchRoute } from '@/lib/routes/match-route';
import type { fillingQuestionSchema } from '@/schemas/composing';

/** A document that is composed, with the blocks that are asked about; null where it cannot stand at the address. */
export async function fillComposed(
  record: ComposedRecord,
  { locale, path, nodes }: z.infer<typeof fillingQuestionSchema>,
): Promise<FilledDraft | null> {
  const blocks = parseStoredBlocks(nodes, `draft of ${record.collection} ${record.id}`, () => undefined);
  if (record.collection === 'website-sections')
    return fillSectionDraft(pageSources, { locale, path, name: record.title, blocks });
  const match = matchRoute(path);
  if (!match || !fitsLooking(record.place, match.row, match.params)) return null;
  const page = { ...record.page, blocks };
  return fillDraft(pageSources, { locale, path, page, names: record.names });
}
