import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { environment } from '../environment.ts';

const moduleSchema = z.object({ src: z.string(), integrity: z.string() });

export const siteAssetsSchema = z.object({
  /** The script of every page. */
  module: moduleSchema,
  /** The second script of pages of the buyer layout. */
  buyerModule: moduleSchema,
  /** Address of the style sheet. */
  styles: z.string(),
  /** Address of the style sheet that pages of the buyer layout load besides. */
  buyerStyles: z.string(),
  /** Addresses of the fonts that every page needs. */
  fonts: z.array(z.string()),
  /** Address of the script that reloads the page after an edit; in development only. */
  reload: z.string().optional(),
});

/** The files that every public page loads, as `bundleSite` wrote them. */
export type SiteAssets = z.infer<typeof siteAssetsSchema>;

/** The name of the list of files in a build folder. */
export const siteAssetsFile = 'site-assets.json';

let builtAssets: SiteAssets | null | undefined;

/** Null without a build. Read once per build; in development for each page. */
export function readSiteAssets(): SiteAssets | null {
  if (!environment.isProduction()) return readFrom(path.join('.next', 'dev'));
  builtAssets ??= readFrom('.next');
  return builtAssets;
}

function readFrom(folder: string): SiteAssets | null {
  const file = path.resolve(folder, siteAssetsFile);
  return existsSync(file) ? siteAssetsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
