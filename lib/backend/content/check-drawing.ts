import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { DrawingIsBusy, drawInWorker, warmDrawing } from '@/lib/publish/check/draw-in-worker';
import type { DrawingJob } from '@/lib/publish/check/drawing-job';
import { localeSchema } from '@/schemas/locale';
import { storedBlockSchema } from '@/schemas/stored-block';
import { atDearest, effortFault } from './effort-fault';
import { fillSections } from './fill-sections';
import { type ContentFault, inBlocks, inLanguage, refuseContent } from './refuse-content';
import { samePlace } from './same-place';
import { otherLanguages } from './stored-languages';
import { readRows, rowsBefore, type StoredRow } from './stored-rows';
import { subjectFaults } from './subject-faults';

/**
 * Draws what is about to be published, in every language whose blocks go out with it, and refuses what takes too long
 * or cannot be drawn. What is published and stays as it is was drawn before.
 * @throws ValidationError, or APIError 503 when others publish at the same time.
 */
export const checkDrawing: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const document = { ...originalDoc, ...data };
  const locale = localeSchema.catch(contentLocale).parse(req.locale);
  const path = 'blocks' in document ? 'blocks' : 'body';
  const refuse = (faults: readonly ContentFault[]) => refuseContent(faults, collection.slug, req);
  const within = { document, collection: collection.slug, req };
  const isMoved = !samePlace(document, originalDoc);
  const isKept = !isMoved && sameContent(document, originalDoc);
  if (document._status !== 'published') {
    warmDrawing();
    const { blocks, faults } = await fillSections({ locale, ...contentOf(document) }, within);
    const [first] = collection.slug === 'website-sections' ? faults : [];
    const found = first ? [first] : isKept ? [] : await subjectFaults(blocks, within);
    if (found.length > 0) throw refuse(found.map(inBlocks(blocks)));
    return data;
  }
  const rows = originalDoc?.id ? await rowsOf[path](req, collection.slug, originalDoc.id) : [];
  const others = otherLanguages(rows, locale).filter(
    (row) => !row.isPublished || row.holder === 'restored' || isMoved,
  );
  const isDrawn = originalDoc?._status === 'published' && isKept;
  const jobs = [
    ...(isDrawn ? [] : [{ locale, ...contentOf(document) }]),
    ...others.map((row) => jobOf(row, path)),
  ];
  const most = collection.slug === 'website-sections' ? 'section' : 'page';
  for (const job of jobs) {
    const { blocks: filled, faults } = await fillSections(job, within);
    const tell = inBlocks(job.blocks);
    const first = faults.map(tell)[0] ?? effortFault({ ...job, blocks: filled }, most);
    const lacking = first ? [first] : (await subjectFaults(filled, within)).map(tell);
    const found = lacking.length > 0 ? lacking : await drawingFaults({ ...job, filled }, path);
    if (found.length > 0) throw refuse(job.locale === locale ? found : inLanguage(job.locale, found));
  }
  return data;
};

async function drawingFaults(job: DrawingJob, path: ContentFault['path']): Promise<ContentFault[]> {
  if (job.blocks.length === 0 && job.texts.length === 0) return [];
  const answer = await drawInWorker(job).catch(tellBusy);
  if (!answer) return [{ path, message: tooLong, ...atDearest(job.blocks, tooLong) }];
  return [
    ...answer.ofBlocks.map(inBlocks(job.blocks)),
    ...answer.ofTexts.map((message): ContentFault => ({ path: 'body', message })),
  ];
}

const tooLong = 'This takes longer than 2 seconds to draw: make it shorter or simpler, then publish again';

function tellBusy(error: unknown): never {
  if (!(error instanceof DrawingIsBusy)) throw error;
  throw new APIError('Another page is being looked at; publish again in a moment', 503, null, true);
}

const contentSchema = z.object({ blocks: z.array(z.unknown()).nullish(), body: z.string().nullish() });

/** What of a document is drawn. Nodes that no reader understands are not. */
function contentOf(document: unknown): Pick<DrawingJob, 'blocks' | 'texts'> {
  const { blocks, body } = contentSchema.catch({}).parse(document);
  return {
    blocks: (blocks ?? []).flatMap((node) => storedBlockSchema.safeParse(node).data ?? []),
    texts: body ? [body] : [],
  };
}

/** Blocks as they were read before they were checked; nobody has read the bodies. */
const rowsOf = {
  blocks: async (...[req, collection, id]: Parameters<typeof readRows>) => rowsBefore(req, collection, id),
  body: (...[req, collection, id]: Parameters<typeof readRows>) => readRows(req, collection, id, 'body'),
};

function jobOf({ locale, text }: StoredRow, path: 'blocks' | 'body'): DrawingJob {
  const stored: unknown = path === 'blocks' ? JSON.parse(text) : text;
  return { locale: localeSchema.catch(contentLocale).parse(locale), ...contentOf({ [path]: stored }) };
}

const sameContent = (one: unknown, other: unknown): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
