import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { isHidden } from '@/lib/document/shown-nodes';
import type { PageEditor } from '@/schemas/composing/drafts';
import type { Command } from '../canvas/command-keys';
import type { BlockAction } from '../canvas/messages';
import { duplicate, moveBy } from '../editing/arrange';
import { touchedBlock } from '../editing/touched-block';
import { turnBack } from '../editing/undo';
import { blockBeside, stepFrom } from '../editing/walk-blocks';
import { blockNameOf } from '../outline/block-name';
import { reasonAgainstInsert } from '../outline/fits-place';
import { moveIn, moveOut } from '../outline/nest-blocks';
import { tellPlace } from '../outline/tell-place';
import { tellNext } from '../outline/tell-step';
import { reasonAgainst } from '../session/reason-against';
import type { Session } from '../session/session';

export type BlockCommand = BlockAction['command'];

/** What a command is for a block, what is said it was, and which block is chosen then; or why it cannot be. */
type Plan = { operation: Operation; done: string; selected: string | null } | { reason: string };

function plan(document: OpenDocument, id: string, command: BlockCommand): Plan {
  switch (command) {
    case 'remove':
      return {
        operation: { kind: 'remove', id },
        done: 'taken out. Undo brings it back',
        selected: blockBeside(document, id),
      };
    case 'hide': {
      const isAway = isHidden(document.blocks.get(id)?.own);
      return {
        operation: { kind: 'hide', id, ...(!isAway && { hidden: true }) },
        done: isAway ? 'is shown again' : 'is hidden from visitors',
        selected: id,
      };
    }
    case 'duplicate': {
      const copy = duplicate(document, id);
      const isKnown = isNode(copy?.node) && registry.get(String(copy.node.type)) !== undefined;
      if (!copy || !isNode(copy.node) || !isKnown)
        return { reason: 'What cannot be read cannot be duplicated' };
      const against = reasonAgainstInsert(document, copy.node, copy.at);
      if (against) return { reason: against };
      return { operation: copy, done: 'duplicated', selected: String(copy.node.id) };
    }
    case 'nest':
    case 'lift': {
      const moved = command === 'nest' ? moveIn(document, id) : moveOut(document, id);
      const done = command === 'nest' ? 'moved in' : 'moved out';
      return 'reason' in moved ? moved : { ...moved, done, selected: id };
    }
    default: {
      const move = moveBy(document, id, command === 'up' ? -1 : 1);
      if (!move) return { reason: command === 'up' ? 'It is the first already' : 'It is the last already' };
      return { operation: move, done: `moved ${command}`, selected: id };
    }
  }
}

/** Why a command cannot be done to a block; null when it can. */
export function reasonAgainstCommand(
  document: OpenDocument,
  id: string,
  command: BlockCommand,
  editor: PageEditor,
): string | null {
  const planned = plan(document, id, command);
  return 'reason' in planned ? planned.reason : reasonAgainst(document, [planned.operation], editor);
}

/** Does what keys and buttons mean, to the chosen block. @returns a sentence for whoever listens instead of looking; null when nothing happened. */
export function runCommand(session: Session, command: Command): string | null {
  if (command === 'undo' || command === 'redo') return turn(session, command);
  const { editing, selected } = session.state();
  if (command === 'next' || command === 'previous' || command === 'in' || command === 'out')
    return walk(session, command);
  if (selected === null || !editing.document.blocks.has(selected)) return null;
  const planned = plan(editing.document, selected, command);
  if ('reason' in planned) return planned.reason;
  const refusal = session.do([planned.operation]);
  if (refusal) return refusal;
  session.select(planned.selected);
  const { label } = blockNameOf(editing.document.blocks.get(selected)?.own);
  const place = planned.selected && tellPlace(session.state().editing.document, planned.selected);
  return `${label} ${planned.done}${place && planned.operation.kind !== 'remove' ? `: ${place}` : ''}`;
}

/** Undoes or redoes, and chooses the block that this was done to; nobody is taken from a field that their hand is in. */
function turn(session: Session, command: 'undo' | 'redo'): string {
  const { editing, focused, selected } = session.state();
  const told = tellNext(editing, command);
  const [operation] = turnBack(editing, command).back?.done ?? [];
  const refusal = session[command]();
  if (refusal !== null) return `Not ${command === 'undo' ? 'undone' : 'done again'}: ${refusal}`;
  if (told === null) return command === 'undo' ? 'There is nothing to undo' : 'There is nothing to redo';
  const { document } = session.state().editing;
  const isGone = selected !== null && !document.blocks.has(selected);
  if (operation && (focused === null || isGone))
    session.select(touchedBlock(operation, editing.document, document));
  return `${command === 'undo' ? 'Undone' : 'Done again'}: ${told}`;
}

/** Chooses the block one step from the chosen one. */
function walk(session: Session, step: 'next' | 'previous' | 'in' | 'out'): string {
  const { editing, selected } = session.state();
  const { document } = editing;
  const found = stepFrom(document, selected, step);
  const labelOf = (id: string) => blockNameOf(document.blocks.get(id)?.own).label;
  if (found !== null || step === 'out') session.select(found);
  if (found !== null) return `${labelOf(found)}: ${tellPlace(document, found)}`;
  if (selected === null) return 'Nothing is on the page yet';
  const ends = {
    next: 'It is the last one here',
    previous: 'It is the first one here',
    in: `Nothing stands in ${labelOf(selected)}`,
    out: 'No block is chosen',
  };
  return ends[step];
}
