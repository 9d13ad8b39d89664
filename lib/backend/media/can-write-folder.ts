import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../data-dir';
import { mediaFolder } from './media-folder';
import { partName } from './picture-names';

/** Whether a picture could be stored now, found by writing. A folder that is not there yet comes with the first picture. */
export async function canWriteFolder(): Promise<boolean> {
  const isThere = await stat(mediaFolder()).catch(() => null);
  const probe = path.join(isThere ? mediaFolder() : dataDir(), partName(randomUUID()));
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
