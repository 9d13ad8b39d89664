import { z } from 'zod';
import { safeUrlSchema } from './safe-url';

/** A menu item; menus have two levels. */
export const menuItemSchema = z.strictObject({
  label: z.string().min(1).max(60),
  href: safeUrlSchema,
  items: z
    .array(z.strictObject({ label: z.string().min(1).max(60), href: safeUrlSchema }))
    .max(12)
    .default([]),
});
export type MenuItem = z.infer<typeof menuItemSchema>;
