import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIntents, anyNodes, edit } from '@/tests/support/any-document';
import { canonicalJson } from '../canonical-json';
import { isNode } from '../nodes';
import { closeDocument, type OpenDocument, openDocument } from '../operations/open-document';
import { mergeDocuments } from './merge-documents';

/** `npm run test:long` uses the larger number of runs. */
const numRuns = process.env.TEST_LONG ? 10_000 : 100;
const canonicalTextOf = (document: OpenDocument) => canonicalJson(closeDocument(document));

/** A document and two edits of it. */
const anySides = fc.tuple(anyNodes, anyIntents, anyIntents).map(([nodes, one, other]) => {
  const base = openDocument(nodes);
  return { base, mine: edit(base, one, 'mine').document, theirs: edit(base, other, 'theirs').document };
});

const assertForAll = (
  check: (sides: { base: OpenDocument; mine: OpenDocument; theirs: OpenDocument }) => void,
) => fc.assert(fc.property(anySides, check), { numRuns });

describe('merge of two edits of one document', () => {
  it('equals one edit when only one side changed something, or both changed the same', () =>
    assertForAll(({ base, mine, theirs }) => {
      for (const sides of [
        { base, mine, theirs: base },
        { base, mine: base, theirs: mine },
        { base, mine, theirs: mine },
        { base: theirs, mine, theirs: mine },
      ]) {
        const { document, conflicts } = mergeDocuments(sides);
        expect(canonicalTextOf(document)).toBe(canonicalTextOf(mine));
        expect(conflicts).toEqual([]);
      }
    }));

  it('results in one valid document that contains every block once', () =>
    assertForAll((sides) => {
      const { document } = mergeDocuments(sides);
      const visited: string[] = [];
      const visit = (keys: readonly string[], parent: string | null, slot: string) => {
        for (const key of keys) {
          visited.push(key);
          const block = document.blocks.get(key);
          expect(block?.parentSlot).toEqual({ parent, slot });
          for (const [name, inner] of block?.slots ?? []) visit(inner, key, name);
        }
      };
      visit(document.root, null, '');
      expect(visited.toSorted()).toEqual([...document.blocks.keys()].toSorted());
    }));

  it('commutes unless there are conflicts', () =>
    assertForAll(({ base, mine, theirs }) => {
      const one = mergeDocuments({ base, mine, theirs });
      const other = mergeDocuments({ base, mine: theirs, theirs: mine });
      expect(one.conflicts.length > 0).toBe(other.conflicts.length > 0);
      if (one.conflicts.length === 0)
        expect(canonicalTextOf(one.document)).toBe(canonicalTextOf(other.document));
    }));

  it('loses nothing: every block and value of either side is in the document or in a conflict', () =>
    assertForAll(({ base, mine, theirs }) => {
      const { document, conflicts } = mergeDocuments({ base, mine, theirs });
      for (const side of [mine, theirs]) {
        const other = side === mine ? theirs : mine;
        for (const [id, { node }] of side.blocks) {
          const before = base.blocks.get(id);
          if (canonicalJson(node) === canonicalJson(before?.node ?? null) && !other.blocks.has(id)) continue;
          const merged = document.blocks.get(id);
          expect(merged, `${id} is kept`).toBeDefined();
          for (const [path, value] of changedFields(before?.node, node)) {
            const versions = {
              before: fieldsOf(before?.node).get(path),
              after: fieldsOf(merged?.node).get(path),
            };
            const isReported = conflicts.some(
              (one) => one.kind === 'field' && one.id === id && isAbout(one.path, path),
            );
            expect(isReported || isPreserved(value, versions), `${id} ${path}`).toBe(true);
          }
        }
      }
    }));
});

const fieldsOf = (node: unknown): Map<string, unknown> =>
  new Map(
    !isNode(node)
      ? []
      : Object.entries(node).flatMap(([name, value]) =>
          name === 'props' && isNode(value)
            ? Object.entries(value).map(([key, inner]): [string, unknown] => [`props.${key}`, inner])
            : [[name, value]],
        ),
  );

const isSame = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** Whether a value is present unchanged; of a list, each changed item at its position. */
function isPreserved(value: unknown, { before, after }: { before: unknown; after: unknown }): boolean {
  if (isSame(value, after)) return true;
  if (!Array.isArray(value) || !Array.isArray(before) || !Array.isArray(after)) return false;
  return (
    value.length === after.length &&
    value.every((item, at) => isSame(item, before[at]) || isSame(item, after[at]))
  );
}

const changedFields = (before: unknown, after: unknown) =>
  [...fieldsOf(after)].filter(
    ([path, value]) => canonicalJson(value) !== canonicalJson(fieldsOf(before).get(path) ?? null),
  );

const isAbout = (reportedPath: readonly string[], path: string) =>
  `${path}.`.startsWith(reportedPath.length > 0 ? `${reportedPath.join('.')}.` : '');
