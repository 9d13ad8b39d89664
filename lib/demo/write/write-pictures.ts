import { ownedBy } from '@/lib/backend/fields/owned-by';
import { drawPicture } from '../art/draw-picture';
import { pictures } from '../pictures/pictures';
import { type Ids, type SeedRun, writeEach } from './seed-run';

/**
 * Draws each picture once and puts it into the media library, under its own name unless a file has it: what a reset
 * took away stays on the disk until it is swept.
 */
export function writePictures({ payload, req }: SeedRun): Promise<Ids> {
  return writeEach(
    pictures,
    ({ name }) => name,
    async ({ name, alt, request }) => {
      const data = Buffer.from(drawPicture(request).svg);
      return payload.create({
        collection: 'media',
        data: { alt, ...ownedBy(null) },
        file: { data, name: `${name}.svg`, mimetype: 'image/svg+xml', size: data.byteLength },
        req,
      });
    },
  );
}
