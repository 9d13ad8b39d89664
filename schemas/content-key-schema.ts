import { z } from 'zod';
import { contentKeys } from './content-keys';

/** One of the keys of `contentKeys`. */
export const contentKeySchema = z.enum(contentKeys);
