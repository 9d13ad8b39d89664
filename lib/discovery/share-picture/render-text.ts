import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { xmlText } from '../write-xml';

const fonts = path.resolve('lib/ui/fonts/generated');
const faces = {
  display: { family: 'Fraunces', file: 'drawn-display.ttf' },
  text: { family: 'Inter', file: 'drawn-text.ttf' },
} as const;
const extraFonts = ['drawn-display-extra.ttf', 'drawn-text-extra.ttf'];

let extraFontsLoaded: Promise<unknown> | undefined;

/**
 * Registers the additional glyphs, which the font packages ship in files of their own: once a font file has
 * been used, all later texts can use it.
 */
function loadExtraFonts(): Promise<unknown> {
  extraFontsLoaded ??= Promise.all(
    extraFonts.map((file) => sharp({ text: { text: '₵', fontfile: path.join(fonts, file) } }).toBuffer()),
  );
  return extraFontsLoaded;
}

export type PictureText = {
  text: string;
  face: keyof typeof faces;
  /** Font size in pixels, like all sizes here. */
  size: number;
  colour: string;
  left: number;
  /** Top of the first line's box. */
  top: number;
  width: number;
};

/** Renders a text, wrapped to its width; null for an empty text. */
export async function renderText({
  text,
  face,
  size,
  colour,
  left,
  top,
  width,
}: PictureText): Promise<OverlayOptions | null> {
  if (text.trim() === '') return null;
  await loadExtraFonts();
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
