import type { ReactElement, ReactNode } from 'react';

type ChosenWordProps = {
  name: string;
  sign?: ReactNode;
  disabled: boolean;
  takeOut: () => void;
  /** The id of the field in which another is sought: it has the focus once this button is gone. */
  soughtIn: string;
};

/** What was chosen, and the way to be without it. */
export function ChosenWord({ name, sign, disabled, takeOut, soughtIn }: ChosenWordProps): ReactElement {
  return (
    <p className="chosen">
      {sign}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <button
        type="button"
        className="pane-button"
        disabled={disabled}
        onClick={() => {
          takeOut();
          document.getElementById(soughtIn)?.focus();
        }}
      >
        Take it out
      </button>
    </p>
  );
}
