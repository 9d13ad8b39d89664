import path from 'node:path';
import type { UploadConfig } from 'payload';
import { allowedTypes, copyWidths, mostPixels } from '@/schemas/picture-files';
import { mediaFolder } from './media-folder';

/** Pictures are written anew at upload, upright and without what the camera added, with smaller copies beside them. */
export const mediaUpload: UploadConfig = {
  // Payload removes files from here before it knows whether the change holds, so it looks where none are: see `README.md`.
  staticDir: path.join(mediaFolder(), '.none'),
  disableLocalStorage: true,
  mimeTypes: allowedTypes,
  constructorOptions: { limitInputPixels: mostPixels },
  resizeOptions: { width: 2400, withoutEnlargement: true },
  pasteURL: false,
  focalPoint: false,
  crop: false,
  adminThumbnail: ({ doc }) => (typeof doc.filename === 'string' ? `/media/${doc.filename}` : null),
  // One door to the files: `/media`, whose answers cannot run anything.
  handlers: [
    (_req, { params }) => Response.redirect(new URL(`/media/${params.filename}`, _req.url ?? ''), 302),
  ],
  imageSizes: copyWidths.map((width) => ({
    name: `w${width}`,
    width,
    generateImageName: ({ originalName, extension }) => `${originalName}-${width}.${extension}`,
  })),
};
