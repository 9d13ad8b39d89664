import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import {
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
  type UploadConfig,
  ValidationError,
} from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import { allowedFilesMessage, allowedTypes, COPY_WIDTHS, MAX_PIXELS } from '@/schemas/picture-files';
import { restrictedFields } from '../access/restricted-fields';
import { getStaffMember, isNetworkAdmin } from '../access/staff-member';
import { getMediaFolder } from './media-folder';
import { formatDeletedName, MAX_STEM_LENGTH, pictureExtensions, toPictureName } from './picture-names';

/**
 * Upload configuration: pictures are re-encoded, rotated upright and stripped of camera metadata, and get
 * smaller copies.
 */
export const mediaUpload: UploadConfig = {
  // Payload deletes files from this directory before the transaction commits, so it points to an empty one;
  // `storeFiles` writes the files, and `sweepMedia` deletes them.
  staticDir: path.join(getMediaFolder(), '.none'),
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

/**
 * A file name based on the given one. A random suffix is added when a stored or deleted file has the same
 * name with any extension: browsers may still have the deleted one in their cache.
 */
export async function findFreeName(originalName: string): Promise<string> {
  const baseName = toPictureName(originalName);
  const { name: stem, ext } = path.parse(baseName);
  let name = baseName;
  while (await isNameUsed(name)) {
    const suffix = `-${randomBytes(4).toString('hex')}`;
    name = toPictureName(`${stem.slice(0, MAX_STEM_LENGTH - suffix.length)}${suffix}${ext}`);
  }
  return name;
}

async function isNameUsed(name: string): Promise<boolean> {
  const { name: stem, ext } = path.parse(name);
  const extensions = new Set([...pictureExtensions, ext.slice(1)]);
  const names = [...extensions].map((extension) => `${stem}.${extension}`);
  const results = await Promise.all([...names, ...names.map(formatDeletedName)].map(fileExists));
  return results.includes(true);
}

const fileExists = (name: string): Promise<boolean> =>
  access(path.join(getMediaFolder(), name)).then(
    () => true,
    () => false,
  );

const fileFieldNames = restrictedFields
  .filter(({ collection }) => collection === 'media')
  .map(({ field }) => field);

/** Hook that removes file attributes from the request: they are read from the file itself. */
export const dropFileAttributes: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !isRecord(args.data)) return args;
  const data = Object.fromEntries(
    Object.entries(args.data).filter(([name]) => !fileFieldNames.includes(name)),
  );
  return { ...args, data };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Hook that renames an uploaded file before any other code uses it, so that no stored file has its name with
 * any extension. Also drops `uploadEdits`: pictures are created only from uploaded files.
 */
export const renameUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  delete req.query?.uploadEdits;
  if (req.file) req.file = { ...req.file, name: await findFreeName(req.file.name) };
  return args;
};

/**
 * Hook that accepts SVG from network administrators only, since SVG can contain scripts. Checks the detected
 * type, not the name.
 */
export const rejectSvg: CollectionBeforeChangeHook = ({ data, req }) => {
  const member = getStaffMember(req.user);
  if (req.file && member && !isNetworkAdmin(member) && data.mimeType === 'image/svg+xml')
    throw new Forbidden(() => svgRejectedMessage);
  return data;
};

const svgRejectedMessage =
  'SVG files can contain scripts, so only network administrators can add them. Save the picture as PNG or WebP';

/**
 * Hook that rejects empty files and files with too many pixels before Payload processes them: its messages
 * would be misleading. @throws ValidationError
 */
export const validatePicture: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  if (!req.file || !req.user) return args;
  const { data } = req.file;
  if (data.length === 0) rejectFile('This file is empty', collection.slug, req);
  const { width = 0, height = 0 } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > MAX_PIXELS)
    rejectFile(`This picture has too many pixels: ${width} × ${height}`, collection.slug, req);
  return args;
};

/**
 * Hook that turns a sideways picture upright before Payload processes it, which chooses the copies to make by
 * the width before the rotation.
 */
export const turnUpright: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!req.file) return args;
  const image = sharp(req.file.data, { limitInputPixels: MAX_PIXELS });
  const metadata = await image.metadata().catch(() => null);
  if (!sidewaysOrientations.has(metadata?.orientation)) return args;
  const upright = image.rotate();
  // Payload encodes the picture once more.
  const data = await (metadata?.format === 'jpeg' ? upright.jpeg({ quality: 95 }) : upright).toBuffer();
  req.file = { ...req.file, data, size: data.length };
  return args;
};

/** Orientations of EXIF that exchange width and height. */
const sidewaysOrientations = new Set<number | undefined>([5, 6, 7, 8]);

function rejectFile(message: string, collection: string, req: PayloadRequest): never {
  throw new ValidationError({ collection, errors: [{ path: 'file', message }], req });
}

const errorDataSchema = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) });

/** Hook that adds the allowed file types to Payload's error messages. */
export const addAllowedTypes: CollectionAfterErrorHook = ({ error, result }) => {
  if (!(error instanceof ValidationError)) return;
  const { data } = errorDataSchema.safeParse(error.data);
  if (!data?.errors.some(({ path }) => path === 'file')) return;
  const errors = data.errors.map((issue) =>
    issue.path === 'file'
      ? { ...issue, message: `${endSentence(describeTypeError(issue.message))} ${allowedFilesMessage}` }
      : issue,
  );
  const [first] = result?.errors ?? [];
  return {
    response: {
      errors: [{ ...first, name: error.name, message: errors[0]?.message ?? '', data: { errors } }],
    },
  };
};

/** Replaces MIME types, which Payload's messages contain, by a plain description. */
const describeTypeError = (message: string) =>
  /^(File type|Invalid file type|Invalid MIME type)/i.test(message)
    ? 'This file is not a supported picture'
    : message;

const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
