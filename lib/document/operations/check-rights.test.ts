import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationSchema } from '@/schemas/operation';
import { anyIntents, anyNodes, edit, operationFor } from '@/tests/support/any-document';
import { canonicalJson } from '../canonical-json';
import { isNode } from '../nodes';
import { applyOperation } from './apply-operation';
import { checkRights, type Editor, type Rights } from './check-rights';
import { findDifference } from './find-difference';
import { type OpenDocument, openDocument } from './open-document';

/** `npm run test:long` uses the larger number of runs. */
const numRuns = process.env.TEST_LONG ? 10_000 : 100;

const ownerRights: Rights = { insert: 'owner', edit: 'owner', remove: 'owner' };
const rights = new Map<string, Rights>([
  ['header', { insert: 'network', edit: 'owner', remove: 'network' }],
  ['columns', { insert: 'network', edit: 'network', remove: 'network' }],
]);
const office: Editor = { scope: 'owner', rulesOf: (type) => ({ rights: rights.get(type) ?? ownerRights }) };
const network: Editor = { ...office, scope: 'network' };

const hero = (id: string, more: object = {}) => ({ id, type: 'hero', version: 0, props: {}, ...more });
const page = openDocument([
  hero('a'),
  hero('locked', { lock: true, slots: { left: [hero('inner')] } }),
  hero('header', { type: 'header' }),
  hero('cellar', { hidden: true }),
  hero('box', { slots: { left: [hero('frame', { type: 'columns' })] } }),
]);
const at = { parent: null, slot: '', after: null };

describe("an office's editor", () => {
  it.each([
    ['puts in a block of their own', { kind: 'insert', node: hero('new'), at }, null],
    ['changes, moves, hides and takes out one', { kind: 'set', id: 'a', path: ['text'], value: 'x' }, null],
    ['works on what stands in a locked block', { kind: 'remove', id: 'inner' }, null],
    // Only the lock that the network set itself counts: nested blocks are locked one by one.
    ['empties a place in a locked block', { kind: 'set-slot', id: 'locked', slot: 'left' }, null],
    [
      'moves what is free past a locked block',
      { kind: 'move', id: 'a', to: { parent: null, slot: '', after: 'locked' } },
      null,
    ],
    [
      'changes what only the network puts in',
      { kind: 'set', id: 'header', path: ['text'], value: 'x' },
      null,
    ],
    [
      "puts in none of the network's",
      { kind: 'insert', node: hero('new', { type: 'header' }), at },
      'Only the network’s staff can add this block',
    ],
    [
      'nor in another',
      { kind: 'insert', node: hero('new', { slots: { left: [hero('n', { type: 'header' })] } }), at },
      'Only the network’s staff can add this block',
    ],
    [
      'nor in a slot',
      { kind: 'set-slot', id: 'a', slot: 'left', nodes: [hero('n', { type: 'header' })] },
      'Only the network’s staff can add this block',
    ],
    [
      'nor as another type of one',
      { kind: 'replace', id: 'a', own: hero('a', { type: 'header' }) },
      'Only the network’s staff can add this block',
    ],
    ['takes out none', { kind: 'remove', id: 'header' }, 'Only the network’s staff can delete this block'],
    [
      'nor with what it stands in',
      { kind: 'remove', id: 'box' },
      'Only the network’s staff can delete this block',
    ],
    [
      'nor with a slot',
      { kind: 'set-slot', id: 'box', slot: 'left' },
      'Only the network’s staff can delete this block',
    ],
    [
      'nor out of sight',
      { kind: 'hide', id: 'header', hidden: true },
      'Only the network’s staff can hide this block',
    ],
    [
      'nor out of sight as another version',
      { kind: 'replace', id: 'header', own: hero('header', { type: 'header', version: 1, hidden: true }) },
      'Only the network’s staff can hide this block',
    ],
    [
      'nor with what it stands in, out of sight',
      { kind: 'hide', id: 'box', hidden: true },
      'Only the network’s staff can hide this block',
    ],
    [
      'nor into what is out of sight',
      { kind: 'move', id: 'header', to: { parent: 'cellar', slot: 'left', after: null } },
      'Only the network’s staff can hide this block',
    ],
    [
      'makes none another',
      { kind: 'replace', id: 'header', own: hero('header') },
      'Only the network’s staff can delete this block',
    ],
    [
      'changes no frame',
      { kind: 'set', id: 'frame', path: ['text'], value: 'x' },
      'Only the network’s staff can change this block',
    ],
    ['moves none', { kind: 'move', id: 'frame', to: at }, 'Only the network’s staff can move this block'],
    [
      'leaves a locked block as it is',
      { kind: 'bind', id: 'locked', bind: {} },
      'This block is locked: only the network’s staff can change it',
    ],
    [
      'and where it is',
      { kind: 'move', id: 'locked', to: at },
      'This block is locked: only the network’s staff can move it',
    ],
    [
      'locks nothing',
      { kind: 'lock', id: 'a', lock: true },
      'Only the network’s staff can lock or unlock a block',
    ],
    [
      'unlocks nothing',
      { kind: 'lock', id: 'locked' },
      'Only the network’s staff can lock or unlock a block',
    ],
    [
      'puts in nothing locked',
      { kind: 'insert', node: hero('new', { lock: true }), at },
      'Only the network’s staff can add a locked block',
    ],
    [
      'locks nothing by the way',
      { kind: 'replace', id: 'a', own: hero('a', { version: 1, lock: true }) },
      'Only the network’s staff can add a locked block',
    ],
  ])('%s', (_description, input, reason) => {
    const operation = operationSchema.parse(input);
    expect(checkRights(page, operation, office)).toEqual(
      reason === null ? { ok: true } : { ok: false, reason },
    );
    expect(checkRights(page, operation, network)).toEqual({ ok: true });
  });
});

/** What an office's editor must not change: locked blocks and the network's blocks. */
const guardedOf = ({ blocks }: OpenDocument): Map<string, string> =>
  new Map(
    [...blocks].flatMap(([id, { node, parentSlot }]): [string, string][] => {
      if (!isNode(node) || id.startsWith('~')) return [];
      return node.lock === true || node.type === 'columns' ? [[id, canonicalJson([node, parentSlot])]] : [];
    }),
  );

describe('operations of an office', () => {
  it('never change protected blocks when a difference is applied', () => {
    fc.assert(
      fc.property(anyNodes, anyIntents, (nodes, intents) => {
        const before = openDocument(nodes);
        let current = before;
        for (const operation of findDifference(before, edit(before, intents, 'new').document)) {
          if (!checkRights(current, operation, office).ok) return;
          const done = applyOperation(current, operation);
          if (done.ok) current = done.document;
        }
        expect(Object.fromEntries(guardedOf(current))).toEqual(Object.fromEntries(guardedOf(before)));
      }),
      { numRuns },
    );
  });

  it('never change protected blocks when applied one by one', () => {
    fc.assert(
      fc.property(anyNodes, anyIntents, (nodes, intents) => {
        const before = openDocument(nodes);
        let current = before;
        for (const intent of intents) {
          const operation = operationFor(current, intent, 'new');
          if (!operation || !checkRights(current, operation, office).ok) continue;
          const done = applyOperation(current, operation);
          if (done.ok) current = done.document;
        }
        expect(Object.fromEntries(guardedOf(current))).toEqual(Object.fromEntries(guardedOf(before)));
      }),
      { numRuns },
    );
  });
});
