import { z } from 'zod';
import { safeUrlSchema } from '@/schemas/safe-url';
import { readYaml } from './read-data';

const entrySchema = z.strictObject({ label: z.string().min(1).max(60), to: safeUrlSchema });

const menuSchema = z.strictObject({
  name: z.string().min(1),
  /** A slug; null for the network's. */
  office: z.string().nullable().default(null),
  items: z.array(entrySchema.extend({ items: z.array(entrySchema).default([]) })),
});

/** The menus of the network, and those of single offices. */
export const menus = readYaml('menus.yaml', z.array(menuSchema));
