import { z } from 'zod';

/** The category of a block type in the block palette and in the stories. */
export const blockCategorySchema = z.enum([
  'opening',
  'text',
  'proof',
  'action',
  'media',
  'office',
  'people',
  'listing',
  'layout',
  'frame',
]);
export type BlockCategory = z.infer<typeof blockCategorySchema>;
