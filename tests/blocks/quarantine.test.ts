import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNode, walkNodes } from '@/lib/document/nodes';
import { validateWrite } from '@/lib/engine/validate-write';
import { isBlank } from '@/schemas/plain-text';
import type { StoredBlock } from '@/schemas/stored-block';
import { anyJsonObject } from '../support/any-json';
import { boxOf, noteOf, smallValidation } from '../support/small-blocks';

/** `npm run test:long` runs the long form. */
const numRuns = process.env.TEST_LONG ? 5_000 : 40;

/** A node this release cannot read: an unknown type, invalid props, or a later version. */
const unreadable = fc.oneof(
  fc.record({
    type: fc.constantFrom('hologram', '__proto__', 'constructor'),
    version: fc.nat(9),
    props: anyJsonObject,
  }),
  fc.record({
    type: fc.constant('note'),
    version: fc.constant(0),
    props: anyJsonObject.filter((props) => !('word' in props)),
  }),
  fc.record({ type: fc.constant('note'), version: fc.integer({ min: 1, max: 9 }), props: anyJsonObject }),
);

/** Its children may be valid or not; they are preserved with it. */
const quarantined = fc
  .record({ head: unreadable, inner: fc.array(unreadable, { maxLength: 3 }), slot: fc.string() })
  .map(({ head, inner, slot }) => (id: string): StoredBlock => {
    const children = inner.map((child, place) => ({ id: `${id}-${place}`, ...child }));
    const slots = { [slot || 'inside']: [...children, noteOf(`${id}-sound`)] };
    return shuffleKeys({ id, ...head, ...(inner.length > 0 && { slots }) }, id.length);
  });

/** The same node with its keys in another order, as a JSON column returns it. */
function shuffleKeys(block: StoredBlock, by: number): StoredBlock {
  const { id, type, version, props, ...rest } = block;
  return by % 2 ? { ...rest, props, version, type, id } : { version, ...rest, id, props, type };
}

/** The edits an editor makes to the rest of the page. */
const edit = fc.record({
  moveFirstToEnd: fc.boolean(),
  reword: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => !isBlank(text)),
  addNote: fc.boolean(),
  dropNote: fc.boolean(),
  wrapInBox: fc.boolean(),
});

const page = fc.record({ nodes: fc.array(quarantined, { minLength: 1, maxLength: 4 }), edit });

function edited(
  stored: StoredBlock[],
  changes: typeof edit extends fc.Arbitrary<infer E> ? E : never,
): StoredBlock[] {
  const reworded = stored
    .filter((block) => !(changes.dropNote && block.id === 'last'))
    .map((block) => (block.id === 'first' ? noteOf('first', changes.reword) : block));
  const added = changes.addNote ? [noteOf('added'), ...reworded] : reworded;
  const [head, ...tail] = added;
  const moved = changes.moveFirstToEnd && head ? [...tail, head] : added;
  return changes.wrapInBox ? [boxOf('around', moved)] : moved;
}

const asStored = (now: StoredBlock[]) => ({ current: now, otherVersions: [], published: now });

describe('quarantine', { timeout: 600_000 }, () => {
  it('preserves every unreadable node byte for byte through any edit of the rest', () => {
    fc.assert(
      fc.property(page, ({ nodes, edit: changes }) => {
        const preserved = nodes.map((node, index) => node(`kept-${'x'.repeat(index)}`));
        const stored = [
          noteOf('first'),
          boxOf('box', preserved.slice(1)),
          ...preserved.slice(0, 1),
          noteOf('last'),
        ];
        const fromEditor: unknown = JSON.parse(JSON.stringify(edited(stored, changes)));
        const result = validateWrite(fromEditor, smallValidation, asStored(stored));
        expect(result.ok ? [] : result.issues).toEqual([]);
        const saved = new Map(
          [...walkNodes(result.ok ? result.blocks : [])].map(({ node }) => [isNode(node) && node.id, node]),
        );
        for (const node of preserved) expect(JSON.stringify(saved.get(node.id))).toBe(JSON.stringify(node));
      }),
      { numRuns },
    );
  });

  it('rejects an unreadable node that is new or was modified', () => {
    fc.assert(
      fc.property(quarantined, (node) => {
        const stored = node('kept');
        expect(validateWrite([stored], smallValidation)).toMatchObject({ ok: false });
        const touched = { ...stored, props: { ...stored.props, touched: true } };
        expect(validateWrite([touched], smallValidation, asStored([stored]))).toMatchObject({ ok: false });
      }),
      { numRuns },
    );
  });
});
