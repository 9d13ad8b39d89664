import 'server-only';
import { z } from 'zod';
import { RedirectsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { safeUrlSchema } from '@/schemas/safe-url';
import { parseEach } from '../parse-each';

const redirectSchema = z.object({ from: z.string().min(1), to: safeUrlSchema, permanent: z.boolean() });

/** From a path pattern to a path or address, both without language; `{name}` stands for one segment. */
export type Redirect = z.infer<typeof redirectSchema>;

/** The redirects that decide where a path leads; faulty ones are left out. */
export async function readRedirects(path: string): Promise<Redirect[]> {
  const { redirects } = await queryContent(RedirectsDocument, { path });
  return parseEach(redirectSchema, redirects, 'redirects');
}
