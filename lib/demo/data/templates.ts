import { z } from 'zod';
import { readYaml } from './read-data';

const templateSchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().min(1),
  /** Slug; nothing for the network's. */
  office: z.string().nullable().default(null),
  /** The key of the page whose blocks a new one begins with. */
  start: z.string().min(1),
});

/** What landing pages are made from. */
export const templates = readYaml('templates.yaml', z.array(templateSchema));
