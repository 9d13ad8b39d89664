import { z } from 'zod';
import { RedirectsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { safeUrlSchema } from '@/schemas/safe-url';
import { parseEach } from '../parse-each';

const redirectSchema = z.object({ from: z.string().min(1), to: safeUrlSchema, permanent: z.boolean() });

/** A redirect from a path pattern to a path or URL, both without language; `{name}` matches one segment. */
export type Redirect = z.infer<typeof redirectSchema>;

/** The redirects that apply to a path. Invalid ones are omitted. */
export async function readRedirects(path: string): Promise<Redirect[]> {
  const { redirects } = await queryContent(RedirectsDocument, { path });
  return parseEach(redirectSchema, redirects, 'redirects');
}
