import type { ReactElement } from 'react';

/** What was written and cannot be saved, to be copied at one go. */
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
