import type { ReactElement } from 'react';
import { executeCommand } from '../commands/commands';
import { describeNextStep } from '../outline/describe-changes';
import { useSession, useSessionState } from '../workspace/composer-context';

type UndoButtonProps = { command: 'undo' | 'redo'; label: string; announce: (sentence: string) => void };

/** Disabled without a step, and while an earlier version is previewed; a click announces the reason. */
export function UndoButton({ command, label, announce }: UndoButtonProps): ReactElement {
  const session = useSession();
  const step = useSessionState(({ editing, viewed }) => (viewed ? null : describeNextStep(editing, command)));
  const description = step === null ? undefined : `${label}: ${step}`;
  return (
    <button
      type="button"
      className="pane-button"
      aria-disabled={step === null}
      title={description}
      aria-label={description}
      onClick={() => executeCommand(session, announce, command)}
    >
      {label}
    </button>
  );
}
