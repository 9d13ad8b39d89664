import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { findLogo } from '@/lib/publish/share-logo';
import { layoutSections } from '@/schemas/page';
import { MAX_PIXELS } from '@/schemas/picture-files';
import { storedBlockSchema } from '@/schemas/stored-block';
import { getMediaFolder } from '../../platform/media/media-folder';

/** Twice the displayed size in px, for high-density screens. */
const MAX_LOGO_SIZE = { height: 80, width: 480 };

const sectionSchema = z.object({ blocks: z.array(z.unknown()).nullish() });
const pictureSchema = z.object({ id: z.number(), filename: z.string(), updatedAt: z.string() });

let cachedLogo: { key: string; png: Buffer } | null = null;

/**
 * The logo of the network's header as PNG, which all mail clients support; null when there is none. Cached
 * until the picture changes.
 */
export async function loadLogo(payload: Payload): Promise<Buffer | null> {
  const picture = await findLogoPicture(payload);
  if (!picture) return null;
  const key = JSON.stringify(picture);
  if (cachedLogo?.key !== key) {
    const file = await readFile(path.join(getMediaFolder(), path.basename(picture.filename)));
    const image = sharp(file, { limitInputPixels: MAX_PIXELS }).resize({ ...MAX_LOGO_SIZE, fit: 'inside' });
    cachedLogo = { key, png: await image.png().toBuffer() };
  }
  return cachedLogo.png;
}

async function findLogoPicture(payload: Payload): Promise<z.infer<typeof pictureSchema> | null> {
  const { docs } = await payload.find({
    ...{ collection: 'website-sections', depth: 0, limit: 1, pagination: false, locale: contentLocale },
    where: {
      and: [
        { name: { equals: layoutSections('default').header } },
        { scope: { equals: 'network' } },
        { _status: { equals: 'published' } },
      ],
    },
  });
  const { blocks } = sectionSchema.catch({ blocks: [] }).parse(docs[0]);
  const mediaId = findLogo(
    (blocks ?? []).flatMap((node) => storedBlockSchema.safeParse(node).data ?? []),
  )?.media;
  if (mediaId === undefined) return null;
  const document = await payload.findByID({
    collection: 'media',
    id: mediaId,
    depth: 0,
    disableErrors: true,
  });
  return pictureSchema.safeParse(document).data ?? null;
}
