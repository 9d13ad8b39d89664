import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIntents, anyNodes, edit } from '@/tests/support/any-document';
import { canonicalJson } from '../canonical-json';
import { isNode } from '../nodes';
import { closeDocument, type OpenDocument, openDocument } from '../operations/open-document';
import { mergeDocuments } from './merge-documents';

/** `npm run test:long` runs the long form. */
const numRuns = process.env.TEST_LONG ? 10_000 : 100;
const saying = (document: OpenDocument) => canonicalJson(closeDocument(document));

/** A document, and what two people made of it. */
const anySides = fc.tuple(anyNodes, anyIntents, anyIntents).map(([nodes, one, other]) => {
  const base = openDocument(nodes);
  return { base, mine: edit(base, one, 'mine').document, theirs: edit(base, other, 'theirs').document };
});

const all = (check: (sides: { base: OpenDocument; mine: OpenDocument; theirs: OpenDocument }) => void) =>
  fc.assert(fc.property(anySides, check), { numRuns });

describe('two edits of one document', () => {
  it('are one edit when only one of them changed something, or both did the same', () =>
    all(({ base, mine, theirs }) => {
      for (const sides of [
        { base, mine, theirs: base },
        { base, mine: base, theirs: mine },
        { base, mine, theirs: mine },
        { base: theirs, mine, theirs: mine },
      ]) {
        const { document, conflicts } = mergeDocuments(sides);
        expect(saying(document)).toBe(saying(mine));
        expect(conflicts).toEqual([]);
      }
    }));

  it('give one whole document, in which every block stands once', () =>
    all((sides) => {
      const { document } = mergeDocuments(sides);
      const reached: string[] = [];
      const visit = (keys: readonly string[], parent: string | null, slot: string) => {
        for (const key of keys) {
          reached.push(key);
          const block = document.blocks.get(key);
          expect(block?.place).toEqual({ parent, slot });
          for (const [name, inner] of block?.slots ?? []) visit(inner, key, name);
        }
      };
      visit(document.root, null, '');
      expect(reached.toSorted()).toEqual([...document.blocks.keys()].toSorted());
    }));

  it('commute unless they clash', () =>
    all(({ base, mine, theirs }) => {
      const one = mergeDocuments({ base, mine, theirs });
      const other = mergeDocuments({ base, mine: theirs, theirs: mine });
      expect(one.conflicts.length > 0).toBe(other.conflicts.length > 0);
      if (one.conflicts.length === 0) expect(saying(one.document)).toBe(saying(other.document));
    }));

  it('lose nothing: every block and every value of either is in the document or in a conflict', () =>
    all(({ base, mine, theirs }) => {
      const { document, conflicts } = mergeDocuments({ base, mine, theirs });
      for (const side of [mine, theirs]) {
        const other = side === mine ? theirs : mine;
        for (const [id, { own }] of side.blocks) {
          const was = base.blocks.get(id);
          if (canonicalJson(own) === canonicalJson(was?.own ?? null) && !other.blocks.has(id)) continue;
          const merged = document.blocks.get(id);
          expect(merged, `${id} is kept`).toBeDefined();
          for (const [path, value] of changedFields(was?.own, own)) {
            const versions = { before: fieldsOf(was?.own).get(path), after: fieldsOf(merged?.own).get(path) };
            const told = conflicts.some(
              (one) => one.kind === 'field' && one.id === id && isAbout(one.path, path),
            );
            expect(told || isKept(value, versions), `${id} ${path}`).toBe(true);
          }
        }
      }
    }));
});

const fieldsOf = (own: unknown): Map<string, unknown> =>
  new Map(
    !isNode(own)
      ? []
      : Object.entries(own).flatMap(([name, value]) =>
          name === 'props' && isNode(value)
            ? Object.entries(value).map(([key, inner]): [string, unknown] => [`props.${key}`, inner])
            : [[name, value]],
        ),
  );

const isSame = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** Whether it is there as it is; of a list, each item that was changed in its place. */
function isKept(value: unknown, { before, after }: { before: unknown; after: unknown }): boolean {
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

const isAbout = (told: readonly string[], path: string) =>
  `${path}.`.startsWith(told.length > 0 ? `${told.join('.')}.` : '');
