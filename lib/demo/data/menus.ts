import { z } from 'zod';
import { menuItemSchema } from '@/schemas/menu';
import { readYaml } from './read-data';

const menuSchema = z.strictObject({
  name: z.string().min(1),
  /** A slug; null for the network's. */
  office: z.string().nullable().default(null),
  items: z.array(menuItemSchema),
});

/** The menus of the network, and those of single offices. */
export const menus = readYaml('menus.yaml', z.array(menuSchema));
