import { z } from 'zod';
import { safeUrlSchema } from './safe-url';

/** One entry of a menu; menus are two levels deep. */
export const menuItemSchema = z.strictObject({
  label: z.string().min(1).max(60),
  href: safeUrlSchema,
  items: z
    .array(z.strictObject({ label: z.string().min(1).max(60), href: safeUrlSchema }))
    .max(12)
    .default([]),
});
export type MenuItem = z.infer<typeof menuItemSchema>;
