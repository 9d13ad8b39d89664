import sharp, { type OverlayOptions } from 'sharp';
import { brandPaths } from '@/lib/ui/brand-paths';
import { paints } from '@/lib/ui/paints';
import { shareSize } from './share-path';
import type { ShareWords } from './share-words';
import { drawWeave } from './weave';
import { writeText } from './write-text';

const { width, height } = shareSize;
/** Words to the left, a photograph or a cloth to the right. */
const side = { left: 760, width: width - 760, height };
const margin = 64;
const column = side.left - 2 * margin;
const longestTitle = 110;

const quality = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/** So many may wait, each for a fifth of a second. */
const mostWaiting = 25;
const queue: { last: Promise<unknown>; waiting: number } = { last: Promise.resolve(), waiting: 0 };

/**
 * The picture that a link to a page shows, as JPEG. One after another, in threads beside the one that makes pages. `photo` is a picture's file.
 * @throws when too many wait already.
 */
export function drawSharePicture(
  words: ShareWords,
  photo: Uint8Array | null,
): Promise<Uint8Array<ArrayBuffer>> {
  if (queue.waiting >= mostWaiting)
    return Promise.reject(new Error('Too many pictures of pages are to be drawn'));
  queue.waiting += 1;
  const drawn = queue.last.then(() => draw(words, photo)).finally(() => (queue.waiting -= 1));
  queue.last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(words: ShareWords, photo: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
  const shown = photo && (await cutPhoto(photo));
  const ground = Buffer.from(
    drawGround(shown ? '' : drawWeave(words.seed, { x: side.left, width: side.width, height })),
  );
  const texts = await Promise.all(linesOf(words).map(writeText));
  const layers = [shown, ...texts].flatMap((layer): OverlayOptions[] => (layer ? [layer] : []));
  const drawn = await sharp(ground).flatten().composite(layers).jpeg(quality).toBuffer();
  return new Uint8Array(drawn);
}

/** Null for what is no picture. */
async function cutPhoto(photo: Uint8Array): Promise<OverlayOptions | null> {
  const cut = sharp(photo, { limitInputPixels: 40_000_000 }).resize(side.width, height, { fit: 'cover' });
  const input = await cut
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null);
  return input && { input, left: side.left, top: 0 };
}

const drawGround = (
  cloth: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${paints.forest}"/>${cloth}
  <rect x="${side.left - 8}" width="8" height="${height}" fill="${paints.gold}"/>
  <g transform="translate(${margin + 22} ${margin + 22}) scale(0.44)"><path d="${brandPaths.globe}" fill="${paints.paper}"/><path d="${brandPaths.staff}" fill="${paints.gold}"/></g>
</svg>`;

function linesOf({ network, eyebrow, title, detail }: ShareWords) {
  const shown = title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title;
  const size = shown.length > 70 ? 46 : shown.length > 36 ? 54 : 64;
  const text = { face: 'text', left: margin, width: column } as const;
  return [
    {
      ...text,
      text: network,
      size: 26,
      colour: paints.paper,
      left: margin + 62,
      width: column - 62,
      top: margin + 8,
    },
    { ...text, text: oneLine(eyebrow), size: 24, colour: paints.gold, top: 176 },
    { ...text, text: shown, face: 'display' as const, size, colour: paints.paper, top: 224 },
    { ...text, text: oneLine(detail), size: 30, colour: paints.paper, top: 522 },
  ];
}

/** As much as fits beside the picture. */
const oneLine = (text: string): string => (text.length > 44 ? `${text.slice(0, 43).trimEnd()}…` : text);
