import { type Relation, relationId } from '@/lib/backend/relation-id';

type OverridableDocument = { name: string; scope: 'network' | 'office'; office?: Relation };

/**
 * One document for each name: the office's own, else the network's. With `office` null, the network's only.
 */
export function preferOfficeDocuments<Doc extends OverridableDocument>(docs: readonly Doc[], office: number | null): Doc[] {
  const docsByName = new Map<string, Doc>();
  for (const doc of docs) {
    if (doc.scope === 'network' && !docsByName.has(doc.name)) docsByName.set(doc.name, doc);
    if (doc.scope === 'office' && relationId(doc.office) === office) docsByName.set(doc.name, doc);
  }
  return [...docsByName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
