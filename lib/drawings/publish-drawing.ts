import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../public/drawn');

/**
 * The path of a drawing on the site. Its name follows from its content, so that browsers may keep it for good.
 * `name` is in kebab-case, without an ending.
 */
export function drawingPath(name: string, svg: string): string {
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `/drawn/${name}-${digest}.svg`;
}

/** Writes a drawing to its place under `public`, instead of older ones of that name. @returns its path on the site. */
export function publishDrawing(name: string, svg: string): string {
  const file = path.basename(drawingPath(name, svg));
  const older = new RegExp(`^${name}-[0-9a-f]{8}\\.svg$`);
  for (const found of readdirSync(folder).filter((one) => older.test(one))) rmSync(path.join(folder, found));
  writeFileSync(path.join(folder, file), svg);
  return drawingPath(name, svg);
}
