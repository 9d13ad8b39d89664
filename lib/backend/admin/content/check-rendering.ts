import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { RendererBusyError, renderInWorker, warmUpRenderer } from '@/lib/publish/check/render-in-worker';
import type { RenderJob } from '@/lib/publish/check/render-job-types';
import { localeSchema } from '@/schemas/locale';
import { storedBlockSchema } from '@/schemas/stored-block';
import { isSameAsStored } from '../../platform/access/same-as-stored';
import { resolveSections } from '../../platform/contents/resolve-sections';
import { type ContentIssue, contentValidationError, inLocale, toBlockIssue } from './content-issues';
import { mostExpensiveBlock, renderCostIssue } from './render-cost-issue';
import { otherLocaleRows, readStoredRows, rowsBeforeWrite, type StoredRow } from './stored-rows';
import { subjectIssues } from './subject-issues';

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
    contentValidationError(issues, collection.slug, req);
  const context = { document, collection: collection.slug, req };
  const hasMoved = !isSameLocation(document, originalDoc);
  const isUnchanged = !hasMoved && isSameContent(document, originalDoc);
  if (document._status !== 'published') {
    warmUpRenderer();
    const { blocks, issues } = await resolveSections({ locale, ...renderableContent(document) }, context);
    const [first] = collection.slug === 'website-sections' ? issues : [];
    const blockIssues = first ? [first] : isUnchanged ? [] : await subjectIssues(blocks, context);
    if (blockIssues.length > 0) throw contentError(blockIssues.map(toBlockIssue(blocks)));
    return data;
  }
  const rows = originalDoc?.id ? await rowReaders[path](req, collection.slug, originalDoc.id) : [];
  const otherRows = otherLocaleRows(rows, locale).filter(
    (row) => !row.isPublished || row.holder === 'restored' || hasMoved,
  );
  const isRendered = originalDoc?._status === 'published' && isUnchanged;
  const jobs = [
    ...(isRendered ? [] : [{ locale, ...renderableContent(document) }]),
    ...otherRows.map((row) => renderJobFor(row, path)),
  ];
  const costLimit = collection.slug === 'website-sections' ? 'section' : 'page';
  for (const job of jobs) {
    const { blocks: resolvedBlocks, issues } = await resolveSections(job, context);
    const toContentIssue = toBlockIssue(job.blocks);
    const first =
      issues.map(toContentIssue)[0] ?? renderCostIssue({ ...job, blocks: resolvedBlocks }, costLimit);
    const subjectProblems = first
      ? [first]
      : (await subjectIssues(resolvedBlocks, context)).map(toContentIssue);
    const contentIssues =
      subjectProblems.length > 0
        ? subjectProblems
        : await renderIssues({ ...job, blocksWithSections: resolvedBlocks }, path);
    if (contentIssues.length > 0)
      throw contentError(job.locale === locale ? contentIssues : inLocale(job.locale, contentIssues));
  }
  return data;
};

async function renderIssues(job: RenderJob, path: ContentIssue['path']): Promise<ContentIssue[]> {
  if (job.blocks.length === 0 && job.texts.length === 0) return [];
  const result = await renderInWorker(job).catch(throwBusy);
  if (!result) return [{ path, message: timeoutMessage, ...mostExpensiveBlock(job.blocks, timeoutMessage) }];
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
function renderableContent(document: unknown): Pick<RenderJob, 'blocks' | 'texts'> {
  const { blocks, body } = contentSchema.catch({}).parse(document);
  return {
    blocks: (blocks ?? []).flatMap((node) => storedBlockSchema.safeParse(node).data ?? []),
    texts: body ? [body] : [],
  };
}

/** Blocks come from the rows that were read before the write; bodies were not read before. */
const rowReaders = {
  blocks: async (...[req, collection, id]: Parameters<typeof readStoredRows>) =>
    rowsBeforeWrite(req, collection, id),
  body: (...[req, collection, id]: Parameters<typeof readStoredRows>) =>
    readStoredRows(req, collection, id, 'body'),
};

function renderJobFor({ locale, text }: StoredRow, path: 'blocks' | 'body'): RenderJob {
  const stored: unknown = path === 'blocks' ? JSON.parse(text) : text;
  return {
    locale: localeSchema.catch(contentLocale).parse(locale),
    ...renderableContent({ [path]: stored }),
  };
}

const isSameContent = (one: unknown, other: unknown): boolean =>
  JSON.stringify(renderableContent(one)) === JSON.stringify(renderableContent(other));
