import type { CollectionSlug, PayloadRequest } from 'payload';
import { documentNames, collectionLabel } from '../cms-api/document-names';
import { MAX_LOADED_IDS, type DocumentUse } from './use';

/** Names per collection: fewer when many collections are listed. */
const maxNames = (kinds: number) => (kinds > 3 ? 2 : 3);

/**
 * Formats uses as `12 listings (“Bakery”, “Cold store” and 10 more) and 1 menu (“main”)`. Each document
 * counts once; only documents that the user can read are named.
 */
export async function describeUses(uses: readonly DocumentUse[], req: PayloadRequest): Promise<string> {
  const kinds = new Map<CollectionSlug, DocumentUse[]>();
  for (const use of uses) kinds.set(use.collection, [...(kinds.get(use.collection) ?? []), use]);
  const described: string[] = [];
  for (const [collection, collectionUses] of kinds) described.push(await describeKind(collection, collectionUses));
  const [last, ...before] = described.toReversed();
  return before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : (last ?? '');

  async function describeKind(collection: CollectionSlug, collectionUses: readonly DocumentUse[]): Promise<string> {
    const { count, ids } = mergeUses(collectionUses);
    const counted = `${count} ${collectionLabel(collection, count, req)}`;
    const names = await documentNames(collection, ids.slice(0, MAX_LOADED_IDS), req, maxNames(kinds.size));
    const more = count - names.length;
    const nameList = names.length > 0 && more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
    return nameList ? `${counted} (${nameList})` : counted;
  }
}

/**
 * Merges several uses of one collection. Counts beyond the loaded ids belong to one use: collections with
 * several kinds of use load all ids. Only a listing that uses a picture in a field and in its text can count
 * twice when there are more than a hundred.
 */
function mergeUses(uses: readonly DocumentUse[]): { count: number; ids: number[] } {
  const ids = [...new Set(uses.flatMap((use) => use.ids))];
  const notLoaded = uses.reduce((sum, use) => sum + use.count - use.ids.length, 0);
  return { count: ids.length + notLoaded, ids };
}
