import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { drawInWorker, warmDrawing } from '@/lib/publish/check/draw-in-worker';
import type { DrawingJob } from '@/lib/publish/check/drawing-job';
import { localeSchema, locales } from '@/schemas/locale';
import { storedBlockSchema } from '@/schemas/stored-block';

/**
 * Draws what is about to be published, in every language it has, and refuses what takes too long or cannot be drawn.
 * Published content that comes back unchanged was drawn before.
 * @throws ValidationError
 */
export const checkDrawing: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const document = { ...originalDoc, ...data };
  if (document._status !== 'published') {
    warmDrawing();
    return data;
  }
  const locale = localeSchema.catch(contentLocale).parse(req.locale);
  const own = { locale, ...contentOf(document) };
  const wasPublished = originalDoc?._status === 'published';
  if (wasPublished && sameContent(own, contentOf(originalDoc))) return data;
  const others =
    originalDoc?.id && !wasPublished ? await readOthers(req, collection.slug, originalDoc.id) : [];
  const path = 'blocks' in document ? 'blocks' : 'body';
  for (const job of [own, ...others.filter((other) => other.locale !== locale)]) {
    const message = await drawingFault(job);
    // The label is what Payload's message and the CMS show, and they part labels at each comma.
    const label = message?.replaceAll(', ', '; ');
    if (message)
      throw new ValidationError({ collection: collection.slug, errors: [{ path, label, message }], req });
  }
  return data;
};

async function drawingFault(job: DrawingJob): Promise<string | null> {
  if (job.blocks.length === 0 && job.texts.length === 0) return null;
  const answer = await drawInWorker(job);
  if (!answer)
    return 'This takes longer than 2 seconds to draw; make it shorter or simpler, then publish again';
  const [fault] = answer.faults;
  return fault ? `${fault.blockType} "${fault.blockId}" cannot be drawn: ${fault.message}` : null;
}

type Content = Pick<DrawingJob, 'blocks' | 'texts'>;

const contentSchema = z.object({ blocks: z.array(z.unknown()).nullish(), body: z.string().nullish() });

/** What of a document is drawn. Nodes that no reader understands are not. */
function contentOf(document: unknown): Content {
  const { blocks, body } = contentSchema.catch({}).parse(document);
  return {
    blocks: (blocks ?? []).flatMap((node) => storedBlockSchema.safeParse(node).data ?? []),
    texts: body ? [body] : [],
  };
}

const sameContent = (one: Content, other: Content): boolean =>
  JSON.stringify([one.blocks, one.texts]) === JSON.stringify([other.blocks, other.texts]);

/** The content that is stored in each language and goes out with this one. */
async function readOthers(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<DrawingJob[]> {
  const stored: unknown = await req.payload.findByID({
    collection,
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    req,
  });
  const { blocks, body } = localisedSchema.catch({}).parse(stored);
  return locales
    .map((locale) => ({ locale, ...contentOf({ blocks: blocks?.[locale], body: body?.[locale] }) }))
    .filter((content) => content.blocks.length > 0 || content.texts.length > 0);
}

const byLocale = z.record(z.string(), z.unknown()).nullish();
const localisedSchema = z.object({ blocks: byLocale, body: byLocale });
