import type { z } from 'zod';
import { pageSources } from '@/adapters/page-sources';
import { isBodyBlock, toBodyBlocks } from '@/adapters/pages/body-blocks';
import { parseStoredBlocks } from '@/adapters/sections/parse-stored-blocks';
import type { ComposerRecord } from '@/lib/backend/composer-api/documents/composer-record';
import { collectSuppliedData } from '@/lib/composer/canvas/supplied-data';
import { openDocument } from '@/lib/document/operations/open-document';
import { truncateDocument } from '@/lib/document/truncate-document';
import { referenceKey } from '@/lib/engine/reference-table';
import { formatPhonesIn } from '@/lib/i18n/format-phones';
import {
  type BoundDraft,
  resolveDraftBindings,
  resolveSectionDraftBindings,
} from '@/lib/publish/draft-bindings';
import { matchRoute } from '@/lib/routes/match-route';
import { matchesPreview } from '@/lib/routes/preview-path';
import type { resolvePageDataCall } from '@/schemas/composing/page-data';
import type { ResolvedPageData } from '@/schemas/composing/resolved-page-data';

/** Which document, blocks and preview path the data is for. */
type PageDataQuery = Pick<z.output<typeof resolvePageDataCall.body>, 'locale' | 'path' | 'nodes'> & {
  /** Ids of pictures that the user may not see. */
  inaccessiblePictures?: ReadonlySet<string>;
};

/** The data of a document in the composer; null when the document cannot appear at that path. */
export async function loadPageData(
  record: ComposerRecord,
  query: PageDataQuery,
): Promise<ResolvedPageData | null> {
  const draft = await resolveDocument(record, query);
  if (!draft) return null;
  const { names, header, references } = draft;
  // Body blocks are not part of the document: they are displayed here and edited in the CMS.
  const below = record.body ? draft.main.filter(isBodyBlock) : [];
  const main = draft.main.filter((block) => !below.includes(block));
  const footer = [...below, ...draft.footer];
  const hiddenKeys = new Set([...(query.inaccessiblePictures ?? [])].map((id) => referenceKey('media', id)));
  return {
    ...{ id: String(record.id), title: record.title, names, header, footer },
    supplied: collectSuppliedData(main, openDocument(truncateDocument(query.nodes))),
    references: {
      pictures: [...references.pictures].filter(([key]) => !hiddenKeys.has(key)),
      paths: [...references.paths],
      slugs: [...references.slugs],
    },
    phones: formatPhonesIn([header, main, footer]),
  };
}

async function resolveDocument(
  record: ComposerRecord,
  { locale, path, nodes }: PageDataQuery,
): Promise<BoundDraft | null> {
  const blocks = parseStoredBlocks(nodes, `draft of ${record.collection} ${record.id}`, () => undefined);
  if (record.collection === 'website-sections')
    return resolveSectionDraftBindings(pageSources, { locale, path, name: record.title, blocks });
  const match = matchRoute(path);
  if (!match || !matchesPreview(record.pageAddress, match.row, match.params)) return null;
  const page = { ...record.page, blocks: [...blocks, ...toBodyBlocks(record.body)] };
  return resolveDraftBindings(pageSources, { locale, path, page, names: record.names });
}
