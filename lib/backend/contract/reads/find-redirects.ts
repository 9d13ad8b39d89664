import type { Where } from 'payload';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { splitPath } from '@/lib/routes/path-segments';
import { marksOf } from '@/lib/routes/redirect-marks';
import { deepest, type RedirectRule } from '@/lib/routes/redirect-patterns';
import { compileRedirects } from '@/lib/routes/website-redirects';

const mostHops = 20;

export async function findRedirects(reading: Reading, where: Where): Promise<RedirectRule[]> {
  const found = await findPublic(reading, 'redirects', {
    where,
    sort: 'id',
    limit: listSizes['Query.redirects'],
  });
  return found.map(({ from, to, permanent }) => ({ from, to, permanent: permanent ?? false }));
}

/** The redirects that a path may match, and those that may match where they lead, and so on. */
export async function findRedirectsFrom(reading: Reading, path: string): Promise<RedirectRule[]> {
  const rules: RedirectRule[] = [];
  const asked = new Set<string>();
  for (let at = path, hop = 0; hop < mostHops; hop += 1) {
    const marks =
      (splitPath(at) ?? []).length > deepest ? [] : marksOf(at).filter((mark) => !asked.has(mark));
    if (marks.length === 0) break;
    for (const mark of marks) asked.add(mark);
    rules.push(...(await findRedirects(reading, { mark: { in: marks } })));
    const to = compileRedirects(rules).find(path)?.to;
    if (!to?.startsWith('/')) break;
    at = to.replace(/[?#].*/s, '');
  }
  return rules;
}
