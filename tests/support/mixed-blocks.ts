import { registry } from '../../blocks/registry';
import { withNewIds } from '../../lib/composer/editing/arrange';
import { walkNodes } from '../../lib/document/nodes';
import { storedExample } from '../../lib/engine/example-blocks';
import { type StoredBlock, storedBlockSchema } from '../../schemas/stored-block';

/** The block that is typed in, in the middle of the page, and the one that stands last. */
export const typedBlock = 'bench-typed';
export const lastBlock = 'bench-last';

/** What bound blocks show: lists of the demonstration, as an editor would bind them. */
const binds: Readonly<Record<string, StoredBlock['bind']>> = {
  'listing-grid': { source: 'listings', query: { limit: 3 } },
  'office-list': { source: 'offices', query: {} },
  'post-teasers': { source: 'posts', query: { limit: 3 } },
  'region-list': { source: 'regions', query: {} },
  'team-grid': { source: 'agents', query: { limit: 4 } },
  testimonials: { source: 'reviews', query: { limit: 2 } },
};

const countOf = (nodes: readonly StoredBlock[]): number => [...walkNodes(nodes)].length;

/** Examples name pictures that only they have: here stands one of the site's. */
const withPicture = (block: StoredBlock, picture: number): StoredBlock =>
  storedBlockSchema.parse(
    JSON.parse(JSON.stringify(block), (key, value) => (key === 'media' ? picture : value)),
  );

/**
 * So many blocks, those in slots counted: the examples of all types that an office may put on a page and that need no address of their
 * own, in turn. `picture` is the id of one that the site has.
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
  const fitting = [typed, ...examples].filter((one) => countOf([one]) < count);
  const mixed: StoredBlock[] = [];
  let left = count - 2;
  for (let at = 0; left > 0; at += 1) {
    const next = fitting[at % fitting.length] ?? typed;
    const taken = countOf([next]) > left ? typed : next;
    left -= countOf([taken]);
    mixed.push(withPicture(storedBlockSchema.parse(withNewIds(taken)), picture));
  }
  return [...mixed.toSpliced(Math.floor(mixed.length / 2), 0, typed), { ...typed, id: lastBlock }];
}
