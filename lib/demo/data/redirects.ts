import { z } from 'zod';
import { readYaml } from './read-data';

const redirectSchema = z.strictObject({
  from: z.string().startsWith('/'),
  to: z.string().startsWith('/'),
  permanent: z.boolean().default(true),
});

/** Old addresses, of a site before this one, and where they lead; paths without language. */
export const redirects = readYaml('redirects.yaml', z.array(redirectSchema));
