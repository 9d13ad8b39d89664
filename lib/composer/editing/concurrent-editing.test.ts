import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@/lib/document/canonical-json';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { closeDocument, type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { anyIntents, anyNodes, type Intent, operationFor } from '@/tests/support/any-document';
import { type Editing, edit, type PendingSave, type StoredDocument, startEditing } from './editing';
import { mergeStored, resolveConflict } from './merge-stored';
import { confirmSave, discardSave, nextSave } from './save-edits';
import { undoOrRedo } from './undo';

/** `npm run test:long` runs more cases. */
const numRuns = process.env.TEST_LONG ? 10_000 : 100;
const serialize = (document: OpenDocument) => canonicalJson(closeDocument(document));

/** In-memory equivalent of `save-operations.ts`. */
class Server {
  readonly #saves = new Set<string>();
  constructor(public stored: StoredDocument) {}

  save({ save, from, operations }: PendingSave): number | null {
    if (this.#saves.has(save)) return this.stored.revision;
    if (from !== this.stored.revision) return null;
    const done = applyOperations(this.stored.document, operations);
    if (!done.ok) throw new Error(done.reason);
    this.#saves.add(save);
    this.stored = { document: openDocument(closeDocument(done.document)), revision: from + 1 };
    return this.stored.revision;
  }
}

type Mishap = 'none' | 'request lost' | 'answer lost';
type TestAction = { user: 0 | 1; kind: 'edit' | 'send' | 'read' | 'undo'; intent: Intent; mishap: Mishap };

const anyActions = fc.array(
  fc.record({
    user: fc.constantFrom<0 | 1>(0, 1),
    kind: fc.constantFrom<TestAction['kind']>('edit', 'edit', 'edit', 'send', 'send', 'read', 'undo'),
    intent: anyIntents.map(([intent]) => intent).filter((intent) => intent !== undefined),
    mishap: fc.constantFrom<Mishap>('none', 'none', 'request lost', 'answer lost'),
  }),
  { minLength: 4, maxLength: 24 },
);

let saves = 0;

function send(editing: Editing, server: Server, mishap: Mishap): Editing {
  saves += 1;
  const sent = nextSave(editing, String(saves));
  if (!sent) return editing;
  const waiting = { ...editing, sent };
  if (mishap === 'request lost') return waiting;
  const revision = server.save(sent);
  if (mishap === 'answer lost') return waiting;
  if (revision === null) return mergeStored(discardSave(waiting), server.stored);
  return mergeStored(confirmSave(waiting), server.stored);
}

function performAction(
  editing: Editing,
  { kind, intent, mishap, user }: TestAction,
  server: Server,
): Editing {
  if (kind === 'send') return send(editing, server, mishap);
  if (kind === 'read') return mergeStored(editing, server.stored);
  if (kind === 'undo') return undoOrRedo(editing, 'undo').editing;
  const operation = operationFor(editing.document, intent, user === 0 ? 'ama' : 'kofi');
  const edited = operation && edit(editing, [operation], { at: 0 });
  return edited?.ok ? edited.editing : editing;
}

/** Both users resolve all conflicts in their favor and save until nothing is left. */
function saveAll(editors: Editing[], server: Server): Editing[] {
  let current = editors;
  for (let round = 0; round < 20; round += 1) {
    current = current.map((one) => {
      const chosen = one.conflicts.reduce(
        (editing, conflict) => resolveConflict(editing, conflict, 'mine', 0),
        one,
      );
      return mergeStored(send(chosen, server, 'none'), server.stored);
    });
    current = current.map((one) => mergeStored(one, server.stored));
    if (current.every((one) => one.conflicts.length === 0 && !nextSave(one, 'none'))) return current;
  }
  throw new Error('The editors do not converge');
}

describe('two users on one page with lost requests and responses', () => {
  it('converge to the stored page', () => {
    fc.assert(
      fc.property(anyNodes, anyActions, (nodes, actions) => {
        const server = new Server({ document: openDocument(nodes), revision: 1 });
        const editors = [startEditing(server.stored), startEditing(server.stored)];
        for (const action of actions)
          editors[action.user] = performAction(
            editors[action.user] ?? startEditing(server.stored),
            action,
            server,
          );
        for (const { document } of saveAll(editors, server))
          expect(serialize(document)).toBe(serialize(server.stored.document));
      }),
      { numRuns },
    );
  });

  it('lose no inserted block', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        const server = new Server({ document: openDocument([]), revision: 1 });
        const editors = [startEditing(server.stored), startEditing(server.stored)];
        const inserted = new Set<string>();
        for (const [index, action] of actions.entries()) {
          const before = editors[action.user] ?? startEditing(server.stored);
          if (action.kind === 'edit' || action.kind === 'undo') {
            const id = `${action.user}-${index}`;
            const node = { id, type: 'hero', version: 0, props: { heading: action.intent.value } };
            const edited = edit(
              before,
              [{ kind: 'insert', node, at: { parent: null, slot: '', after: null } }],
              { at: index },
            );
            if (edited.ok) editors[action.user] = edited.editing;
            inserted.add(id);
          } else editors[action.user] = performAction(before, action, server);
        }
        saveAll(editors, server);
        expect([...server.stored.document.blocks.keys()].toSorted()).toEqual([...inserted].toSorted());
      }),
      { numRuns },
    );
  });
});
