import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({ src: z.string(), integrity: z.string() });

/** The one script of every page: what `lib/islands/bundle-islands.ts` wrote while the site was built. */
export type PageModule = z.infer<typeof schema>;

/** That of the build below Next's folder `server`; null while there is none. */
export function readPageModule(serverDistDir: string): PageModule | null {
  const file = path.join(serverDistDir, '..', 'page-module.json');
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
