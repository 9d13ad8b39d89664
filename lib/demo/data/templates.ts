import { z } from 'zod';
import { readYaml } from './read-data';

const templateSchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().min(1),
  /** The slug of an office; null for templates of the network. */
  office: z.string().nullable().default(null),
  /** The key of the page whose blocks a new page starts with. */
  start: z.string().min(1),
});

/** The templates of landing pages. */
export const templates = readYaml('templates.yaml', z.array(templateSchema));
