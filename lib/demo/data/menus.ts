import { z } from 'zod';
import { safeUrlSchema } from '@/schemas/safe-url';
import { readYaml } from './read-data';

const entrySchema = z.strictObject({ label: z.string().min(1).max(60), to: safeUrlSchema });

const menuSchema = z.strictObject({
  name: z.string().min(1),
  /** The slug of an office; null for the menu of the network. */
  office: z.string().nullable().default(null),
  items: z.array(entrySchema.extend({ items: z.array(entrySchema).default([]) })),
});

/** The menus of the network and of individual offices. */
export const menus = readYaml('menus.yaml', z.array(menuSchema));
