import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const pageModuleSchema = z.object({ src: z.string(), integrity: z.string() });

/** The script of every page, as `lib/islands/bundle-islands.ts` wrote it during the build. */
export type PageModule = z.infer<typeof pageModuleSchema>;

/** Reads the page module of the build whose `server` folder is given; null when the build has none. */
export function readPageModule(serverDistDir: string): PageModule | null {
  const file = path.join(serverDistDir, '..', 'page-module.json');
  return existsSync(file) ? pageModuleSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
