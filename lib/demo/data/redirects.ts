import { z } from 'zod';
import { readYaml } from './read-data';

const redirectSchema = z.strictObject({
  from: z.string().startsWith('/'),
  to: z.string().startsWith('/'),
  permanent: z.boolean().default(true),
});

/** Redirects from paths of a previous site; paths have no language. */
export const redirects = readYaml('redirects.yaml', z.array(redirectSchema));
