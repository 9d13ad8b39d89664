import { type Command, commandFor } from '../canvas/command-keys';
import type { Session } from '../session/session';

/** What takes letters back by itself, of the form of a block. */
const written = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/**
 * What keys mean to the page while a field of a block's form has the focus: `note` hears what is typed. What was typed in a
 * field is the field's to take back, as long as nothing else was done since.
 */
export function fieldKeys(session: Session): {
  note: (event: Event) => void;
  commandIn: (event: KeyboardEvent) => Command | null;
} {
  let typed: { field: EventTarget; done: unknown } | null = null;
  const isLast = (field: EventTarget | null) =>
    typed?.field === field && typed?.done === session.state().editing.done;
  return {
    note: ({ target }) => {
      typed =
        target instanceof Element && target.matches(written)
          ? { field: target, done: session.state().editing.done }
          : null;
    },
    commandIn: (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('[data-form-of]')) return null;
      const command = commandFor(event);
      if (command === 'undo' || command === 'redo') return isLast(target) ? null : command;
      return command === 'hide' || command === 'duplicate' ? command : null;
    },
  };
}
