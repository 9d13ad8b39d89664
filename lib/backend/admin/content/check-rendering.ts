import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { RendererBusyError, renderInWorker, warmUpRenderer } from '@/lib/publish/check/render-in-worker';
import type { RenderJob } from '@/lib/publish/check/render-job-types';
import { localeSchema } from '@/schemas/locale';
import { storedBlockSchema } from '@/schemas/stored-block';
import { isSameAsStored } from '../../platform/access/same-as-stored';
import { resolveSections } from '../../platform/contents/resolve-sections';
import {
  type ContentIssue,
  createContentValidationError,
  toBlockIssue,
  toLocaleIssues,
} from './content-issues';
import { findMostExpensiveBlock, findRenderCostIssue } from './find-render-cost-issue';
import { findSubjectIssues } from './find-subject-issues';
import { getOtherLocaleRows, getRowsBeforeWrite, readStoredRows, type StoredRow } from './stored-rows';

/** The fields that determine the addresses of a page, or the name of a section. */
const locationSchema = z.record(z.string(), z.unknown()).catch({});

/** Whether the location of a document is unchanged. */
function isSameLocation(document: unknown, previous: unknown): boolean {
  const [current, former] = [locationSchema.parse(document), locationSchema.parse(previous)];
  return ['route', 'scope', 'office', 'name'].every((field) => isSameAsStored(current[field], former[field]));
}

/**
 * Renders content before it is published, in every locale that is published with it, and rejects content
 * that fails or takes too long. Unchanged published content is not rendered again.
 * @throws ValidationError, or APIError 503 while other content is being checked.
 */
export const checkRendering: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const document = { ...originalDoc, ...data };
  const locale = localeSchema.catch(contentLocale).parse(req.locale);
  const path = 'blocks' in document ? 'blocks' : 'body';
  const contentError = (issues: readonly ContentIssue[]) =>
    createContentValidationError(issues, collection.slug, req);
  const context = { document, collection: collection.slug, req };
  const hasMoved = !isSameLocation(document, originalDoc);
  const isUnchanged = !hasMoved && isSameContent(document, originalDoc);
  if (document._status !== 'published') {
    warmUpRenderer();
    const { blocks, issues } = await resolveSections({ locale, ...getRenderableContent(document) }, context);
    const [first] = collection.slug === 'website-sections' ? issues : [];
    const blockIssues = first ? [first] : isUnchanged ? [] : await findSubjectIssues(blocks, context);
    if (blockIssues.length > 0) throw contentError(blockIssues.map(toBlockIssue(blocks)));
    return data;
  }
  const rows = originalDoc?.id ? await rowReaders[path](req, collection.slug, originalDoc.id) : [];
  const otherRows = getOtherLocaleRows(rows, locale).filter(
    (row) => !row.isPublished || row.holder === 'restored' || hasMoved,
  );
  const isRendered = originalDoc?._status === 'published' && isUnchanged;
  const jobs = [
    ...(isRendered ? [] : [{ locale, ...getRenderableContent(document) }]),
    ...otherRows.map((row) => createRenderJob(row, path)),
  ];
  const costLimit = collection.slug === 'website-sections' ? 'section' : 'page';
  for (const job of jobs) {
    const { blocks: resolvedBlocks, issues } = await resolveSections(job, context);
    const toContentIssue = toBlockIssue(job.blocks);
    const first =
      issues.map(toContentIssue)[0] ?? findRenderCostIssue({ ...job, blocks: resolvedBlocks }, costLimit);
    const subjectProblems = first
      ? [first]
      : (await findSubjectIssues(resolvedBlocks, context)).map(toContentIssue);
    const contentIssues =
      subjectProblems.length > 0
        ? subjectProblems
        : await findRenderIssues({ ...job, blocksWithSections: resolvedBlocks }, path);
    if (contentIssues.length > 0)
      throw contentError(job.locale === locale ? contentIssues : toLocaleIssues(job.locale, contentIssues));
  }
  return data;
};

async function findRenderIssues(job: RenderJob, path: ContentIssue['path']): Promise<ContentIssue[]> {
  if (job.blocks.length === 0 && job.texts.length === 0) return [];
  const result = await renderInWorker(job).catch(throwBusy);
  if (!result)
    return [{ path, message: timeoutMessage, ...findMostExpensiveBlock(job.blocks, timeoutMessage) }];
  return [
    ...result.blockIssues.map(toBlockIssue(job.blocks)),
    ...result.textMessages.map((message): ContentIssue => ({ path: 'body', message })),
  ];
}

const timeoutMessage = 'This takes more than 2 seconds to render: shorten or simplify it, then publish again';

function throwBusy(error: unknown): never {
  if (!(error instanceof RendererBusyError)) throw error;
  throw new APIError('Another page is being checked; publish again in a moment', 503, null, true);
}

const contentSchema = z.object({ blocks: z.array(z.unknown()).nullish(), body: z.string().nullish() });

/** The parts of a document that are rendered; excludes unreadable nodes. */
function getRenderableContent(document: unknown): Pick<RenderJob, 'blocks' | 'texts'> {
  const { blocks, body } = contentSchema.catch({}).parse(document);
  return {
    blocks: (blocks ?? []).flatMap((node) => storedBlockSchema.safeParse(node).data ?? []),
    texts: body ? [body] : [],
  };
}

/** Readers of stored rows: blocks were read before the write, bodies are read now. */
const rowReaders = {
  blocks: async (...[req, collection, id]: Parameters<typeof readStoredRows>) =>
    getRowsBeforeWrite(req, collection, id),
  body: (...[req, collection, id]: Parameters<typeof readStoredRows>) =>
    readStoredRows(req, collection, id, 'body'),
};

function createRenderJob({ locale, text }: StoredRow, path: 'blocks' | 'body'): RenderJob {
  const stored: unknown = path === 'blocks' ? JSON.parse(text) : text;
  return {
    locale: localeSchema.catch(contentLocale).parse(locale),
    ...getRenderableContent({ [path]: stored }),
  };
}

const isSameContent = (a: unknown, b: unknown): boolean =>
  JSON.stringify(getRenderableContent(a)) === JSON.stringify(getRenderableContent(b));
