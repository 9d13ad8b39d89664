import type { Where } from 'payload';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import { readWhole } from '@/lib/backend/contract/reads/read-whole';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { gatherRedirects } from '@/lib/routes/gather-redirects';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';

export async function findRedirects(reading: Reading, where: Where): Promise<RedirectRule[]> {
  const found = await readWhole(reading, 'Query.redirects', null, (limit) =>
    findPublic(reading, 'redirects', { where, sort: 'id', limit }),
  );
  return found.map(({ from, to, permanent }) => ({ from, to, permanent: permanent ?? false }));
}

/** The redirects that a path may match, and those that may match where they lead, and so on. */
export function findRedirectsFrom(reading: Reading, path: string): Promise<RedirectRule[]> {
  return gatherRedirects([path], (marks) => findRedirects(reading, { mark: { in: marks } }));
}
