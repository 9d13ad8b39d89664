import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import { chosenLogo } from '@/lib/publish/share-logo';
import { frameSections } from '@/schemas/page';
import { mostPixels } from '@/schemas/picture-files';
import { storedBlockSchema } from '@/schemas/stored-block';
import { mediaFolder } from '../media/media-folder';

/** Twice as large as it is shown, in px: on most screens a picture has to be. */
const largest = { height: 80, width: 480 };

const sectionSchema = z.object({ blocks: z.array(z.unknown()).nullish() });
const pictureSchema = z.object({ id: z.number(), filename: z.string(), updatedAt: z.string() });

let drawn: { key: string; png: Buffer } | null = null;

/** The network's logo as its header shows it, as a picture that every mail program draws; null while there is none. Drawn once for each. */
export async function findLogo(payload: Payload): Promise<Buffer | null> {
  const picture = await findPicture(payload);
  if (!picture) return null;
  const key = JSON.stringify(picture);
  if (drawn?.key !== key) {
    const file = await readFile(path.join(mediaFolder(), path.basename(picture.filename)));
    const image = sharp(file, { limitInputPixels: mostPixels }).resize({ ...largest, fit: 'inside' });
    drawn = { key, png: await image.png().toBuffer() };
  }
  return drawn.png;
}

async function findPicture(payload: Payload): Promise<z.infer<typeof pictureSchema> | null> {
  const { docs } = await payload.find({
    ...{ collection: 'website-sections', depth: 0, limit: 1, pagination: false, locale: contentLocale },
    where: {
      and: [
        { name: { equals: frameSections('default').header } },
        { scope: { equals: 'network' } },
        { _status: { equals: 'published' } },
      ],
    },
  });
  const { blocks } = sectionSchema.catch({ blocks: [] }).parse(docs[0]);
  const media = chosenLogo(
    (blocks ?? []).flatMap((node) => storedBlockSchema.safeParse(node).data ?? []),
  )?.media;
  if (media === undefined) return null;
  const found = await payload.findByID({ collection: 'media', id: media, depth: 0, disableErrors: true });
  return pictureSchema.safeParse(found).data ?? null;
}
