import path from 'node:path';
import { environment } from '@/lib/environment';

/**
 * The directory of all files that the server writes: `DATA_DIR`, by default `.data` in the working
 * directory.
 */
export function getDataDir(): string {
  return path.resolve(/* turbopackIgnore: true */ environment.dataDir());
}
