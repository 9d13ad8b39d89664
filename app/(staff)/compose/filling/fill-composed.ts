import type { z } from 'zod';
import { pageSources } from '@/adapters/page-sources';
import { bodyBlocks, isOfBody } from '@/adapters/pages/body-blocks';
import { parseStoredBlocks } from '@/adapters/sections/parse-stored-blocks';
import type { ComposedRecord } from '@/lib/backend/composing/composed-record';
import { suppliedTo } from '@/lib/composer/canvas/supplied-to';
import { cutDocument } from '@/lib/document/cut-document';
import { openDocument } from '@/lib/document/operations/open-document';
import { referenceKey } from '@/lib/engine/reference-table';
import { writtenPhones } from '@/lib/i18n/written-phones';
import { type FilledDraft, fillDraft, fillSectionDraft } from '@/lib/publish/fill-draft';
import { fitsLooking } from '@/lib/routes/looked-at';
import { matchRoute } from '@/lib/routes/match-route';
import type { Filling } from '@/schemas/composing/filling';
import type { resolvePageDataCall } from '@/schemas/composing/page-data';

/** What is asked about: as which page a document is looked at, with which blocks. */
type Asked = Pick<z.output<typeof resolvePageDataCall.body>, 'locale' | 'path' | 'nodes'> & {
  /** The ids of pictures that whoever asks may not see. */
  foreign?: ReadonlySet<string>;
};

/** The data of a document that is composed, with the blocks that are asked about; null where it cannot stand at the address. */
export async function fillComposed(record: ComposedRecord, asked: Asked): Promise<Filling | null> {
  const draft = await fillDocument(record, asked);
  if (!draft) return null;
  const { names, header, references } = draft;
  // No part of the document: shown in its place, and written in the CMS.
  const below = record.body ? draft.main.filter(isOfBody) : [];
  const main = draft.main.filter((block) => !below.includes(block));
  const footer = [...below, ...draft.footer];
  const withheld = new Set([...(asked.foreign ?? [])].map((id) => referenceKey('media', id)));
  return {
    ...{ id: String(record.id), title: record.title, names, header, footer },
    supplied: suppliedTo(main, openDocument(cutDocument(asked.nodes))),
    references: {
      pictures: [...references.pictures].filter(([key]) => !withheld.has(key)),
      paths: [...references.paths],
      slugs: [...references.slugs],
    },
    phones: writtenPhones([header, main, footer]),
  };
}

async function fillDocument(
  record: ComposedRecord,
  { locale, path, nodes }: Asked,
): Promise<FilledDraft | null> {
  const blocks = parseStoredBlocks(nodes, `draft of ${record.collection} ${record.id}`, () => undefined);
  if (record.collection === 'website-sections')
    return fillSectionDraft(pageSources, { locale, path, name: record.title, blocks });
  const match = matchRoute(path);
  if (!match || !fitsLooking(record.place, match.row, match.params)) return null;
  const page = { ...record.page, blocks: [...blocks, ...bodyBlocks(record.body)] };
  return fillDraft(pageSources, { locale, path, page, names: record.names });
}
