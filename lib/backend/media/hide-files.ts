import { rename } from 'node:fs/promises';
import path from 'node:path';
import { type Database, findOtherOwner } from './folder-mark';
import { mediaFolder } from './media-folder';
import { namedOf } from './named-files';
import { goneName } from './picture-names';

/** Takes files out of visitors' sight, on every instance at once, as far as no record and no text names them. The sweep removes them a day later. */
export async function hideFiles(database: Database, names: readonly string[]): Promise<void> {
  if (await findOtherOwner(database)) return;
  const named = await namedOf(database, names);
  for (const name of names.filter((one) => !named.has(one)))
    await rename(path.join(mediaFolder(), name), path.join(mediaFolder(), goneName(name))).catch(
      (error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      },
    );
}
