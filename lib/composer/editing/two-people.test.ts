import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@/lib/document/canonical-json';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { closeDocument, type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { anyIntents, anyNodes, type Intent, operationFor } from '@/tests/support/any-document';
import { choose } from './choose';
import { beginEditing, type Editing, edit, type Sent, type StoredDocument } from './editing';
import { nextSave, takeDone, takeRefused } from './save-edits';
import { takeStored } from './take-stored';
import { turnBack } from './undo';

/** `npm run test:long` runs the long form. */
const numRuns = process.env.TEST_LONG ? 10_000 : 100;
const saying = (document: OpenDocument) => canonicalJson(closeDocument(document));

/** What `save-operations.ts` does, without a database. */
class Server {
  readonly #saves = new Set<string>();
  constructor(public stored: StoredDocument) {}

  save({ save, from, operations }: Sent): number | null {
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
type Turn = { who: 0 | 1; what: 'edit' | 'send' | 'read' | 'undo'; intent: Intent; mishap: Mishap };

const anyTurns = fc.array(
  fc.record({
    who: fc.constantFrom<0 | 1>(0, 1),
    what: fc.constantFrom<Turn['what']>('edit', 'edit', 'edit', 'send', 'send', 'read', 'undo'),
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
  if (revision === null) return takeStored(takeRefused(waiting), server.stored);
  return takeStored(takeDone(waiting), server.stored);
}

function act(editing: Editing, { what, intent, mishap, who }: Turn, server: Server): Editing {
  if (what === 'send') return send(editing, server, mishap);
  if (what === 'read') return takeStored(editing, server.stored);
  if (what === 'undo') return turnBack(editing, 'undo').editing;
  const operation = operationFor(editing.document, intent, who === 0 ? 'ama' : 'kofi');
  const edited = operation && edit(editing, [operation], { at: 0 });
  return edited?.ok ? edited.editing : editing;
}

/** Everybody comes back, chooses what is theirs in every clash, and saves, until nothing is left to do. */
function settle(people: Editing[], server: Server): Editing[] {
  let current = people;
  for (let round = 0; round < 20; round += 1) {
    current = current.map((one) => {
      const chosen = one.conflicts.reduce((editing, conflict) => choose(editing, conflict, 'mine', 0), one);
      return takeStored(send(chosen, server, 'none'), server.stored);
    });
    current = current.map((one) => takeStored(one, server.stored));
    if (current.every((one) => one.conflicts.length === 0 && !nextSave(one, 'none'))) return current;
  }
  throw new Error('It does not come to an end');
}

describe('two people on one page, over a line that loses requests and answers', () => {
  it('see one page in the end, which is what is stored', () => {
    fc.assert(
      fc.property(anyNodes, anyTurns, (nodes, turns) => {
        const server = new Server({ document: openDocument(nodes), revision: 1 });
        const people = [beginEditing(server.stored), beginEditing(server.stored)];
        for (const turn of turns)
          people[turn.who] = act(people[turn.who] ?? beginEditing(server.stored), turn, server);
        for (const { document } of settle(people, server))
          expect(saying(document)).toBe(saying(server.stored.document));
      }),
      { numRuns },
    );
  });

  it('lose nothing they put in, whatever is lost on the way', () => {
    fc.assert(
      fc.property(anyTurns, (turns) => {
        const server = new Server({ document: openDocument([]), revision: 1 });
        const people = [beginEditing(server.stored), beginEditing(server.stored)];
        const put = new Set<string>();
        for (const [at, turn] of turns.entries()) {
          const before = people[turn.who] ?? beginEditing(server.stored);
          if (turn.what === 'edit' || turn.what === 'undo') {
            const id = `${turn.who}-${at}`;
            const node = { id, type: 'hero', version: 0, props: { heading: turn.intent.value } };
            const edited = edit(
              before,
              [{ kind: 'insert', node, at: { parent: null, slot: '', after: null } }],
              { at },
            );
            if (edited.ok) people[turn.who] = edited.editing;
            put.add(id);
          } else people[turn.who] = act(before, turn, server);
        }
        settle(people, server);
        expect([...server.stored.document.blocks.keys()].toSorted()).toEqual([...put].toSorted());
      }),
      { numRuns },
    );
  });
});
