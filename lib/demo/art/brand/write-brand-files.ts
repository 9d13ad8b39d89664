import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandFiles } from './brand-files';

/** Writes `public/brand` anew: `npx tsx lib/demo/art/brand/write-brand-files.ts`. */
const folder = join(process.cwd(), 'public', 'brand');
const files = brandFiles();
for (const [name, svg] of Object.entries(files)) writeFileSync(join(folder, name), svg);
await sharp(Buffer.from(files['share.svg'] ?? ''))
  .png({ palette: true, colours: 48, compressionLevel: 9 })
  .toFile(join(folder, 'share.png'));
