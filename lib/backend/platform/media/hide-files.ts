import { rename } from 'node:fs/promises';
import path from 'node:path';
import { type SqlExecutor, checkFolderOwner } from './folder-mark';
import { mediaFolder } from './media-folder';
import { findReferencedFiles } from './named-files';
import { deletedName } from './picture-names';

/**
 * Hides unreferenced files from visitors on all instances at once, by renaming them. The sweep removes them
 * a day later.
 */
export async function hideFiles(database: SqlExecutor, names: readonly string[]): Promise<void> {
  if (await checkFolderOwner(database)) return;
  const referenced = await findReferencedFiles(database, names);
  for (const name of names.filter((one) => !referenced.has(one)))
    await rename(path.join(mediaFolder(), name), path.join(mediaFolder(), deletedName(name))).catch(
      (error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      },
    );
}
