import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import sharp from 'sharp';
import { mostPixels } from '@/schemas/picture-files';

/** Before Payload looks at a file: of one that is empty, or holds too many pixels, it says something else. @throws ValidationError */
export const requirePicture: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  if (!req.file || !req.user) return args;
  const { data } = req.file;
  if (data.length === 0) refuseFile('This file is empty', collection.slug, req);
  const { width = 0, height = 0 } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > mostPixels)
    refuseFile(`This picture has too many pixels: ${width} × ${height}`, collection.slug, req);
  return args;
};

function refuseFile(message: string, collection: string, req: PayloadRequest): never {
  throw new ValidationError({ collection, errors: [{ path: 'file', message }], req });
}
