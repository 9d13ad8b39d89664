import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const drawing = readFileSync('public/brand/icon.svg');
const draw = (size: number) =>
  sharp(drawing, { density: 72 * (size / 64) })
    .resize(size)
    .png()
    .toBuffer();

/** An `.ico` that holds one picture as PNG, which browsers since 2011 read. */
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

// What programs ask for by these names, whatever a page says.
writeFileSync('public/favicon.ico', wrapIcon(await draw(48), 48));
writeFileSync('public/apple-touch-icon.png', await draw(180));
for (const size of [192, 512]) writeFileSync(`public/brand/icon-${size}.png`, await draw(size));
