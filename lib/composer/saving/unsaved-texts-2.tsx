import type { ReactElement } from 'react';

/** Texts that cannot be saved, to be copied at once. */
export const UnsavedTexts = ({ texts }: { texts: string }): ReactElement => (
  <label className="mb-2 block">
    <span className="mb-1 block font-medium">What is not saved</span>
    <textarea
      readOnly
      rows={8}
      value={texts}
      className="field w-full"
      onFocus={(event) => event.currentTarget.select()}
    />
  </label>
);
