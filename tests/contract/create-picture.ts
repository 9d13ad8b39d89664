import type { Payload } from 'payload';
import sharp from 'sharp';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';

/** Uploads a plain picture of this size. @returns its id. */
export async function createPicture(payload: Payload, name: string, width = 1200): Promise<number> {
  const height = Math.round(width * 0.75);
  const canvas = { create: { width, height, channels: 3 as const, background: '#0f4a3a' } };
  const data = await sharp(canvas).webp().toBuffer();
  const file = { data, name: `${name}.webp`, mimetype: 'image/webp', size: data.byteLength };
  const media = await payload.create({
    collection: 'media',
    data: { alt: `Picture of ${name}`, ...toOwnerFields(null) },
    file,
  });
  return media.id;
}
