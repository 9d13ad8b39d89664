import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { readPicture } from '../pictures/picture-file';
import { pictures } from '../pictures/pictures';
import { type Ids, type SeedRun, writeEach } from './seed-run';

/**
 * Uploads each stored picture to the media library, under its own name unless a file with that name exists: files of
 * deleted pictures stay on the disk until they are swept.
 */
export function writePictures({ payload, req }: SeedRun): Promise<Ids> {
  return writeEach(
    pictures,
    ({ name }) => name,
    async ({ name, alt }) => {
      const data = await readPicture(name);
      return payload.create({
        collection: 'media',
        data: { alt, ...toOwnerFields(null) },
        file: { data, name: `${name}.svg`, mimetype: 'image/svg+xml', size: data.byteLength },
        req,
      });
    },
  );
}
