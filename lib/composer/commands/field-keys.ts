import { type Command, commandFor } from '../canvas/command-keys';
import type { Session } from '../session/session';

/** Fields for typed text. Choices are applied before their event. */
const typedFieldSelector = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/**
 * Commands of keys while a field of a block form has the focus. Undo is the same as anywhere: it reverts a
 * run of typing. A text that the page has not accepted, for example half of a number, is reverted by the
 * field itself, until something else changes. `before` and `typed` handle input events before and after the
 * form does.
 */
export function fieldKeys(session: Session): {
  before: () => void;
  typed: (event: Event) => void;
  commandIn: (event: KeyboardEvent) => Command | null;
} {
  let lastDone = session.state().editing.done;
  let rejectedInput: { field: EventTarget | null; done: unknown } | null = null;
  const isRejected = (field: EventTarget | null) =>
    rejectedInput?.field === field && rejectedInput?.done === session.state().editing.done;
  return {
    before: () => {
      lastDone = session.state().editing.done;
    },
    typed: ({ target: field }) => {
      const { done } = session.state().editing;
      const isWritten = field instanceof Element && field.matches(typedFieldSelector);
      rejectedInput = isWritten && done === lastDone ? { field, done } : null;
    },
    commandIn: (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('[data-form-of]')) return null;
      const command = commandFor(event);
      if (command === 'undo' || command === 'redo') return isRejected(target) ? null : command;
      return command === 'hide' || command === 'duplicate' ? command : null;
    },
  };
}
