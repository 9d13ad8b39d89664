import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { xmlText } from '../write-xml';

const fonts = path.resolve('lib/ui/fonts/generated');
const faces = {
  display: { family: 'Fraunces', file: 'drawn-display.ttf' },
  text: { family: 'Inter', file: 'drawn-text.ttf' },
} as const;
const extras = ['drawn-display-extra.ttf', 'drawn-text-extra.ttf'];

let known: Promise<unknown> | undefined;

/** Has the signs known that the packages keep in files of their own: a typeface that was named once is there for all that is drawn. */
function knowExtras(): Promise<unknown> {
  known ??= Promise.all(
    extras.map((file) => sharp({ text: { text: '₵', fontfile: path.join(fonts, file) } }).toBuffer()),
  );
  return known;
}

export type Line = {
  text: string;
  face: keyof typeof faces;
  /** In pixels, as all here. */
  size: number;
  colour: string;
  left: number;
  /** Of the first line's box. */
  top: number;
  width: number;
};

/** A text in a picture, over as many lines as it takes; null for an empty one. */
export async function writeText({
  text,
  face,
  size,
  colour,
  left,
  top,
  width,
}: Line): Promise<OverlayOptions | null> {
  if (text.trim() === '') return null;
  await knowExtras();
  const { family, file } = faces[face];
  const markup = `<span foreground="${colour}">${xmlText(text)}</span>`;
  const input = await sharp({
    text: {
      text: markup,
      font: `${family} ${size}`,
      fontfile: path.join(fonts, file),
      width,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
  return { input, left, top };
}
