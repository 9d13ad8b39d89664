import type { CollectionSlug, PayloadRequest } from 'payload';
import { namesOf, wordFor } from '../cms-api/name-documents';
import { mostRead, type Use } from './use';

/** Names of each kind: of many kinds fewer, so that it can still be read. */
const mostNames = (kinds: number) => (kinds > 3 ? 2 : 3);

/**
 * As `12 listings (“Bakery”, “Cold store” and 10 more) and 1 menu (“main”)`, each document once, whatever it uses the thing
 * for. Names what the person may read.
 */
export async function describeUses(uses: readonly Use[], req: PayloadRequest): Promise<string> {
  const kinds = new Map<CollectionSlug, Use[]>();
  for (const use of uses) kinds.set(use.collection, [...(kinds.get(use.collection) ?? []), use]);
  const described: string[] = [];
  for (const [collection, same] of kinds) described.push(await describeKind(collection, same));
  const [last, ...before] = described.toReversed();
  return before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : (last ?? '');

  async function describeKind(collection: CollectionSlug, same: readonly Use[]): Promise<string> {
    const { count, ids } = together(same);
    const counted = `${count} ${wordFor(collection, count, req)}`;
    const names = await namesOf(collection, ids.slice(0, mostRead), req, mostNames(kinds.size));
    const more = count - names.length;
    const listed = names.length > 0 && more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
    return listed ? `${counted} (${listed})` : counted;
  }
}

/**
 * What is counted beyond the ids that were read is of one use: only such kinds are used in several ways whose ids are all
 * read. A listing that shows a picture twice, in its text too, may count twice among more than a hundred.
 */
function together(same: readonly Use[]): { count: number; ids: number[] } {
  const ids = [...new Set(same.flatMap((use) => use.ids))];
  const unread = same.reduce((sum, use) => sum + use.count - use.ids.length, 0);
  return { count: ids.length + unread, ids };
}
