import { matchRoute } from '@/lib/routes/match-route';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { ShownRecord } from '@/schemas/composing';
import { kindNames } from '@/schemas/kind-names';
import { listWords } from '@/schemas/list-words';

/**
 * What is told of a record to whoever links to it from the page at a path: one page may stand for every office, and a link from a page
 * of an office leads to that of this one.
 */
export function seenFrom(
  path: string | null,
  { note, warning, standsFor = [] }: Pick<ShownRecord, 'note' | 'warning' | 'standsFor'>,
): Pick<ShownRecord, 'note' | 'warning'> {
  const match = path === null ? undefined : matchRoute(path);
  const here = new Set(Object.keys(match ? routeSubjects(match) : {}));
  if (standsFor.length === 0 || !standsFor.every((kind) => here.has(kind))) return { note, warning };
  const own = `From here it leads to that of this ${listWords(
    standsFor.map((kind) => kindNames[kind]),
    'and',
  )}`;
  return { note: [note, own].filter(Boolean).join(' · '), warning: null };
}
