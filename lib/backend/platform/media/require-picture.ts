import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import sharp from 'sharp';
import { MAX_PIXELS } from '@/schemas/picture-files';

/**
 * Hook that rejects empty files and files with too many pixels before Payload processes them: its messages
 * would be misleading. @throws ValidationError
 */
export const validatePicture: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  if (!req.file || !req.user) return args;
  const { data } = req.file;
  if (data.length === 0) refuseFile('This file is empty', collection.slug, req);
  const { width = 0, height = 0 } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > MAX_PIXELS)
    refuseFile(`This picture has too many pixels: ${width} × ${height}`, collection.slug, req);
  return args;
};

function refuseFile(message: string, collection: string, req: PayloadRequest): never {
  throw new ValidationError({ collection, errors: [{ path: 'file', message }], req });
}
