import path from 'node:path';
import { dataDir } from '../data-dir';

/** Directory of the uploaded pictures. */
export const mediaFolder = (): string => path.join(dataDir(), 'media');
