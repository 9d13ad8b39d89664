import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontFaces } from '../ui/fonts/font-faces.ts';

/** The address of the folder to which `bundleStyles` writes. */
const servedPath = '/_next/static/site/';
const source = path.resolve('app/globals.css');
const buyerSource = path.resolve('lib/buyer-area/buyer-area.css');
const fontFolder = path.resolve('lib/ui/fonts/generated');

/**
 * Writes the style sheets of the public pages and their fonts to `static/site` in a build folder, named by their
 * content.
 * @returns their addresses.
 */
export async function bundleStyles(
  folder: string,
  { isMinified = true } = {},
): Promise<{ styles: string; buyerStyles: string; fonts: string[] }> {
  // Imported here because this file is loaded wherever the site starts, while Tailwind is only installed where
  // it is built.
  const [{ default: postcss }, { default: tailwind }] = await Promise.all([
    import('postcss'),
    import('@tailwindcss/postcss'),
  ]);
  const outdir = path.resolve(folder, 'static/site');
  mkdirSync(outdir, { recursive: true });
  const write = (name: string, extension: string, content: Buffer): string => {
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    writeFileSync(path.join(outdir, `${name}-${digest}${extension}`), content);
    return `${servedPath}${name}-${digest}${extension}`;
  };
  const fontAddresses = new Map(
    fontFaces.map(({ file }) => [
      file,
      write(file, '.woff2', readFileSync(path.join(fontFolder, `${file}.woff2`))),
    ]),
  );
  const optimize = isMinified ? { minify: true } : false;
  const bundle = async (from: string): Promise<string> => {
    const { css } = await postcss([tailwind({ optimize })]).process(readFileSync(from, 'utf8'), { from });
    return css;
  };
  const [css, buyerCss] = [await bundle(source), await bundle(buyerSource)];
  const styles = css.replace(/url\("?[^")]*?([\w-]+)\.woff2"?\)/g, (_, file: string) => {
    const address = fontAddresses.get(file);
    if (address === undefined) throw new Error(`The font ${file} is not in lib/ui/fonts/font-faces.ts`);
    return `url(${address})`;
  });
  return {
    styles: write('styles', '.css', Buffer.from(styles)),
    buyerStyles: write('buyer', '.css', Buffer.from(buyerCss)),
    fonts: fontFaces.flatMap(({ file, isPreloaded }) => (isPreloaded ? (fontAddresses.get(file) ?? []) : [])),
  };
}
