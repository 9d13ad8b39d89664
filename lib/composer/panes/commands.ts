import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { Command } from '../canvas/command-keys';
import { duplicate, moveBy } from '../editing/arrange';
import { blockNameOf } from '../outline/block-name';
import { moveIn, moveOut } from '../outline/nest-blocks';
import { tellPlace } from '../outline/tell-place';
import { tellNext } from '../outline/tell-step';
import type { PageEditor } from '../session/backend';
import { reasonAgainst } from '../session/reason-against';
import type { Session } from '../session/session';

export type BlockCommand = Exclude<Command, 'undo' | 'redo'>;

/** What a command is for a block, what is said it was, and which block is chosen then; or why it cannot be. */
type Plan = { operation: Operation; done: string; selected: string | null } | { reason: string };

function plan(document: OpenDocument, id: string, command: BlockCommand): Plan {
  switch (command) {
    case 'remove': {
      const selected = document.blocks.get(id)?.place.parent ?? null;
      return { operation: { kind: 'remove', id }, done: 'taken out. Undo brings it back', selected };
    }
    case 'duplicate': {
      const copy = duplicate(document, id);
      const isKnown = isNode(copy?.node) && registry.get(String(copy.node.type)) !== undefined;
      if (!copy || !isNode(copy.node) || !isKnown) return { reason: 'What cannot be read cannot be copied' };
      return { operation: copy, done: 'copied', selected: String(copy.node.id) };
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
  if (command === 'undo' || command === 'redo') {
    const told = tellNext(session.state().editing, command);
    session[command]();
    if (told === null) return command === 'undo' ? 'There is nothing to undo' : 'There is nothing to redo';
    return `${command === 'undo' ? 'Undone' : 'Done again'}: ${told}`;
  }
  const { editing, selected } = session.state();
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
