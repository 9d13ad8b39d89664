import { type Relation, relationId } from '@/lib/backend/relation-id';

type Named = { name: string; scope: 'network' | 'office'; office?: Relation };

/** One document a name: the office's own where it has one, else the network's; `office` null takes the network's only. */
export function preferOwn<Doc extends Named>(docs: readonly Doc[], office: number | null): Doc[] {
  const chosen = new Map<string, Doc>();
  for (const doc of docs) {
    if (doc.scope === 'network' && !chosen.has(doc.name)) chosen.set(doc.name, doc);
    if (doc.scope === 'office' && relationId(doc.office) === office) chosen.set(doc.name, doc);
  }
  return [...chosen.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
