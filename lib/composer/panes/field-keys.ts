import { type Command, commandFor } from '../canvas/command-keys';
import type { Session } from '../session/session';

/** What letters are typed in: a choice is taken before it tells of it. */
const written = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/**
 * What keys mean to the page while a field of a block's form has the focus: undo is the same as anywhere, a run of typing at one go. What was typed
 * that the page has not taken, as half of a number, is the field's to take back, as long as nothing else was done since. `before` and `typed` hear
 * of letters before the form does, and after.
 */
export function fieldKeys(session: Session): {
  before: () => void;
  typed: (event: Event) => void;
  commandIn: (event: KeyboardEvent) => Command | null;
} {
  let known = session.state().editing.done;
  let untaken: { field: EventTarget | null; done: unknown } | null = null;
  const isUntaken = (field: EventTarget | null) =>
    untaken?.field === field && untaken?.done === session.state().editing.done;
  return {
    before: () => {
      known = session.state().editing.done;
    },
    typed: ({ target: field }) => {
      const { done } = session.state().editing;
      const isWritten = field instanceof Element && field.matches(written);
      untaken = isWritten && done === known ? { field, done } : null;
    },
    commandIn: (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('[data-form-of]')) return null;
      const command = commandFor(event);
      if (command === 'undo' || command === 'redo') return isUntaken(target) ? null : command;
      return command === 'hide' || command === 'duplicate' ? command : null;
    },
  };
}
