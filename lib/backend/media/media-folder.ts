import path from 'node:path';
import { dataDir } from '../data-dir';

/** Where pictures are kept. */
export const mediaFolder = (): string => path.join(dataDir(), 'media');
