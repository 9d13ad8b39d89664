import { registry } from '../../blocks/registry';
import { withNewIds } from '../../lib/composer/editing/arrange';
import { walkNodes } from '../../lib/document/nodes';
import { storedExample } from '../../lib/engine/example-blocks';
import { type StoredBlock, storedBlockSchema } from '../../schemas/stored-block';

/** The block to type in, in the middle of the page, and the last block. */
export const typedBlock = 'bench-typed';
export const lastBlock = 'bench-last';

/** Bindings of bound blocks: lists of the demonstration, as an editor would bind them. */
const binds: Readonly<Record<string, StoredBlock['bind']>> = {
  'listing-grid': { source: 'listings', query: { limit: 3 } },
  'office-list': { source: 'offices', query: {} },
  'post-teasers': { source: 'posts', query: { limit: 3 } },
  'region-list': { source: 'regions', query: {} },
  'team-grid': { source: 'agents', query: { limit: 4 } },
  testimonials: { source: 'reviews', query: { limit: 2 } },
};

const countOf = (nodes: readonly StoredBlock[]): number => [...walkNodes(nodes)].length;

/** Replaces the pictures of examples, which exist only there, by one of the site. */
const withPicture = (block: StoredBlock, picture: number): StoredBlock =>
  storedBlockSchema.parse(
    JSON.parse(JSON.stringify(block), (key, value) => (key === 'media' ? picture : value)),
  );

/**
 * Creates `count` blocks, including those in slots: the examples of all types that an office may insert and
 * that need no address of their own, in turn. `picture` is the id of a picture of the site.
 */
export async function mixedBlocks(count: number, picture: number): Promise<StoredBlock[]> {
  const call = registry.get('call-to-action');
  if (!call) throw new Error('There is no call to action to type in');
  const typed = { ...(await storedExample(call)), id: typedBlock };
  const examples = await Promise.all(
    registry.all
      .filter(({ type, category, rights, supplied }) => {
        const isOffered = category !== 'frame' && rights.insert === 'owner';
        return isOffered && type !== 'website-section' && (supplied.length === 0 || binds[type]);
      })
      .map(async (block) => {
        const bind = binds[block.type];
        return { ...(await storedExample(block)), ...(bind && { bind }) };
      }),
  );
  const fitting = [typed, ...examples].filter((candidate) => countOf([candidate]) < count);
  const mixed: StoredBlock[] = [];
  let remaining = count - 2;
  for (let at = 0; remaining > 0; at += 1) {
    const next = fitting[at % fitting.length] ?? typed;
    const fitted = countOf([next]) > remaining ? typed : next;
    remaining -= countOf([fitted]);
    mixed.push(withPicture(storedBlockSchema.parse(withNewIds(fitted)), picture));
  }
  return [...mixed.toSpliced(Math.floor(mixed.length / 2), 0, typed), { ...typed, id: lastBlock }];
}
