import { ownedBy } from '@/lib/backend/fields/owned-by';
import { drawPicture } from '../art/draw-picture';
import { pictures } from '../pictures/pictures';
import { type Ids, type SeedRun, writeEach } from './seed-run';

/** Draws each picture once and puts it into the media library. @throws when one would be stored under another name. */
export function writePictures({ payload, req }: SeedRun): Promise<Ids> {
  return writeEach(
    pictures,
    ({ name }) => name,
    async ({ name, alt, request }) => {
      const data = Buffer.from(drawPicture(request).svg);
      const stored = await payload.create({
        collection: 'media',
        data: { alt, ...ownedBy(null) },
        file: { data, name: `${name}.svg`, mimetype: 'image/svg+xml', size: data.byteLength },
        overwriteExistingFiles: true,
        req,
      });
      if (stored.filename !== `${name}.svg`)
        throw new Error(`The picture ${name} was stored as ${stored.filename}`);
      return stored;
    },
  );
}
