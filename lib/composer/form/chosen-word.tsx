import type { ReactElement, ReactNode } from 'react';

type SelectedValueProps = {
  name: string;
  icon?: ReactNode;
  disabled: boolean;
  onRemove: () => void;
  /** Id of the search field, which gets the focus after the removal. */
  searchInputId: string;
};

/** The selected value, with a button to remove it. */
export function SelectedValue({ name, icon, disabled, onRemove, searchInputId }: SelectedValueProps): ReactElement {
  return (
    <p className="chosen">
      {icon}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <button
        type="button"
        className="pane-button"
        disabled={disabled}
        onClick={() => {
          onRemove();
          document.getElementById(searchInputId)?.focus();
        }}
      >
        Take it out
      </button>
    </p>
  );
}
