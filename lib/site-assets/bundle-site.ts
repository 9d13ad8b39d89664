import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleIslands } from '../islands/bundle-islands';
import { bundleStyles } from './bundle-styles';
import { type SiteAssets, siteAssetsFile } from './site-assets';

/** Writes the scripts, styles and fonts of the public pages to a build folder, and the list of those that every page loads. */
export async function bundleSite(folder: string): Promise<void> {
  const [modules, styles] = await Promise.all([bundleIslands(folder), bundleStyles(folder)]);
  const assets: SiteAssets = { ...modules, ...styles };
  writeFileSync(path.join(folder, siteAssetsFile), JSON.stringify(assets));
}
