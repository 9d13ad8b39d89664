import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const drawing = readFileSync('public/brand/icon.svg');
const renderPng = (size: number) =>
  sharp(drawing, { density: 72 * (size / 64) })
    .resize(size)
    .png()
    .toBuffer();

/** Wraps a PNG in an `.ico` file, which browsers support since 2011. */
function wrapIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

// Browsers and systems request these paths by convention, whatever the page declares.
writeFileSync('public/favicon.ico', wrapIcon(await renderPng(48), 48));
writeFileSync('public/apple-touch-icon.png', await renderPng(180));
for (const size of [192, 512]) writeFileSync(`public/brand/icon-${size}.png`, await renderPng(size));
