import type { ReactElement, ReactNode } from 'react';

type ChosenWordProps = { name: string; sign?: ReactNode; disabled: boolean; takeOut: () => void };

/** What was chosen, and the way to be without it. */
export function ChosenWord({ name, sign, disabled, takeOut }: ChosenWordProps): ReactElement {
  return (
    <p className="chosen">
      {sign}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <button type="button" className="pane-button" disabled={disabled} onClick={takeOut}>
        Take it out
      </button>
    </p>
  );
}
