import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../public/drawn');

/**
 * The path of a drawing on the site. The file name contains a digest of the content, so browsers may cache
 * it forever. `name` is in kebab-case, without an extension.
 */
export function drawingPath(name: string, svg: string): string {
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `/drawn/${name}-${digest}.svg`;
}

/**
 * Writes a drawing to `public/drawn` and deletes older versions of it.
 * @returns its path on the site.
 */
export function publishDrawing(name: string, svg: string): string {
  const file = path.basename(drawingPath(name, svg));
  const older = new RegExp(`^${name}-[0-9a-f]{8}\\.svg$`);
  for (const fileName of readdirSync(folder).filter((candidate) => older.test(candidate)))
    rmSync(path.join(folder, fileName));
  writeFileSync(path.join(folder, file), svg);
  return drawingPath(name, svg);
}
