import sharp, { type OverlayOptions } from 'sharp';
import { brandPaths } from '@/lib/ui/brand-paths';
import { paints } from '@/lib/ui/paints';
import { renderText } from './render-text';
import { shareSize } from './share-path';
import type { SharePictureText } from './share-picture-text';
import { renderWovenPattern } from './woven-pattern';

const { width, height } = shareSize;
/** Layout: text on the left, a photo or a woven pattern on the right. */
const imageArea = { left: 760, width: width - 760, height };
const MARGIN_PX = 64;
const COLUMN_PX = imageArea.left - 2 * MARGIN_PX;
const MAX_TITLE_LENGTH = 110;

const jpegOptions = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/** Limit of queued pictures; each takes about 200 ms. */
const MAX_PENDING_PICTURES = 25;
const queue: { lastJob: Promise<unknown>; pendingPictures: number } = {
  lastJob: Promise.resolve(),
  pendingPictures: 0,
};

/**
 * The preview picture of a page, as JPEG. Pictures are rendered one after another, in threads of libvips.
 * `photo` is an image file.
 * @throws when too many pictures are queued.
 */
export function renderSharePicture(
  text: SharePictureText,
  photo: Uint8Array | null,
): Promise<Uint8Array<ArrayBuffer>> {
  if (queue.pendingPictures >= MAX_PENDING_PICTURES)
    return Promise.reject(new Error('Too many share pictures are queued'));
  queue.pendingPictures += 1;
  const job = queue.lastJob.then(() => render(text, photo)).finally(() => (queue.pendingPictures -= 1));
  queue.lastJob = job.catch(() => undefined);
  return job;
}

async function render(text: SharePictureText, photo: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
  const photoLayer = photo && (await cropPhoto(photo));
  const background = Buffer.from(
    renderBackground(
      photoLayer ? '' : renderWovenPattern(text.seed, { x: imageArea.left, width: imageArea.width, height }),
    ),
  );
  const texts = await Promise.all(textBlocksOf(text).map(renderText));
  const layers = [photoLayer, ...texts].flatMap((layer): OverlayOptions[] => (layer ? [layer] : []));
  const jpeg = await sharp(background).flatten().composite(layers).jpeg(jpegOptions).toBuffer();
  return new Uint8Array(jpeg);
}

/** Null when the file is not an image. */
async function cropPhoto(photo: Uint8Array): Promise<OverlayOptions | null> {
  const cropped = sharp(photo, { limitInputPixels: 40_000_000 }).resize(imageArea.width, height, {
    fit: 'cover',
  });
  const input = await cropped
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null);
  return input && { input, left: imageArea.left, top: 0 };
}

const renderBackground = (
  pattern: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${paints.forest}"/>${pattern}
  <rect x="${imageArea.left - 8}" width="8" height="${height}" fill="${paints.gold}"/>
  <g transform="translate(${MARGIN_PX + 22} ${MARGIN_PX + 22}) scale(0.44)"><path d="${brandPaths.globe}" fill="${paints.paper}"/><path d="${brandPaths.staff}" fill="${paints.gold}"/></g>
</svg>`;

function textBlocksOf({ network, eyebrow, title, detail }: SharePictureText) {
  const displayedTitle =
    title.length > MAX_TITLE_LENGTH ? `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…` : title;
  const size = displayedTitle.length > 70 ? 46 : displayedTitle.length > 36 ? 54 : 64;
  const base = { face: 'text', left: MARGIN_PX, width: COLUMN_PX } as const;
  return [
    {
      ...base,
      text: network,
      size: 26,
      colour: paints.paper,
      left: MARGIN_PX + 62,
      width: COLUMN_PX - 62,
      top: MARGIN_PX + 8,
    },
    { ...base, text: truncateLine(eyebrow), size: 24, colour: paints.gold, top: 176 },
    { ...base, text: displayedTitle, face: 'display' as const, size, colour: paints.paper, top: 224 },
    { ...base, text: truncateLine(detail), size: 30, colour: paints.paper, top: 522 },
  ];
}

/** Truncates a text to the width of the column. */
const truncateLine = (text: string): string => (text.length > 44 ? `${text.slice(0, 43).trimEnd()}…` : text);
