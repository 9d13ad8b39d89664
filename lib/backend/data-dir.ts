import path from 'node:path';
import { environment } from '@/lib/environment';

/** Where everything the program writes is kept: `DATA_DIR`, by default `.data` in the working directory. */
export function dataDir(): string {
  return path.resolve(/* turbopackIgnore: true */ environment.dataDir());
}
