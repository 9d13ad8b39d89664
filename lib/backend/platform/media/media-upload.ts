import path from 'node:path';
import type { UploadConfig } from 'payload';
import { allowedTypes, COPY_WIDTHS, MAX_PIXELS } from '@/schemas/picture-files';
import { mediaFolder } from './media-folder';

/**
 * Upload configuration: pictures are re-encoded, rotated upright and stripped of camera metadata, and get
 * smaller copies.
 */
export const mediaUpload: UploadConfig = {
  // Payload deletes files from this directory before the transaction commits, so it points to an empty one:
  // see `README.md`.
  staticDir: path.join(mediaFolder(), '.none'),
  disableLocalStorage: true,
  mimeTypes: allowedTypes,
  constructorOptions: { limitInputPixels: MAX_PIXELS },
  resizeOptions: { width: 2400, withoutEnlargement: true },
  pasteURL: false,
  focalPoint: false,
  crop: false,
  adminThumbnail: ({ doc }) => (typeof doc.filename === 'string' ? `/media/${doc.filename}` : null),
  // Files are served only by `/media`, whose responses cannot run scripts.
  handlers: [
    (_req, { params }) => Response.redirect(new URL(`/media/${params.filename}`, _req.url ?? ''), 302),
  ],
  imageSizes: COPY_WIDTHS.map((width) => ({
    name: `w${width}`,
    width,
    generateImageName: ({ originalName, extension }) => `${originalName}-${width}.${extension}`,
  })),
};
