import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../data-dir';
import { mediaFolder } from './media-folder';
import { partName } from './picture-names';

/**
 * Checks by a test write whether pictures can be stored. A missing folder is created with the first picture.
 */
export async function isMediaFolderWritable(): Promise<boolean> {
  const folderStats = await stat(mediaFolder()).catch(() => null);
  const probe = path.join(folderStats ? mediaFolder() : dataDir(), partName(randomUUID()));
  try {
    await mkdir(dataDir(), { recursive: true });
    await writeFile(probe, 'x', { flag: 'wx' });
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
