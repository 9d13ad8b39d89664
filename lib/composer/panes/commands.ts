import { isNode } from '@/lib/document/nodes';
import type { Command } from '../canvas/command-keys';
import { duplicate, moveBy } from '../editing/arrange';
import type { Session } from '../session/session';

/** Does what keys and buttons mean, to the chosen block. @returns a sentence for whoever listens instead of looking; null when nothing happened. */
export function runCommand(session: Session, command: Command): string | null {
  if (command === 'undo' || command === 'redo') {
    session[command]();
    return command === 'undo' ? 'Undone' : 'Done again';
  }
  const { editing, selected } = session.state();
  const { document } = editing;
  if (selected === null || !document.blocks.has(selected)) return null;
  switch (command) {
    case 'remove': {
      const { place } = document.blocks.get(selected) ?? {};
      const refusal = session.do([{ kind: 'remove', id: selected }]);
      if (refusal) return refusal;
      session.select(place?.parent ?? null);
      return 'Block taken out. Undo brings it back';
    }
    case 'duplicate': {
      const copy = duplicate(document, selected);
      const refusal = copy ? session.do([copy]) : 'This block cannot be copied';
      if (!refusal && copy && isNode(copy.node)) session.select(String(copy.node.id));
      return refusal ?? 'Block copied';
    }
    default: {
      const move = moveBy(document, selected, command === 'up' ? -1 : 1);
      if (!move) return command === 'up' ? 'It is the first already' : 'It is the last already';
      return session.do([move]) ?? (command === 'up' ? 'Moved up' : 'Moved down');
    }
  }
}
