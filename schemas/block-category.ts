import { z } from 'zod';

/** Where a block type stands in the palette and in the stories. */
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
