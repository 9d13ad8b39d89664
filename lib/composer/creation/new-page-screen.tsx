import type { ReactElement } from 'react';
import type { NewPageOwner } from './create-page';
import { NewPageForm } from './new-page-form';
import type { NewPageChoices } from './use-new-page';

type NewPageScreenProps = Omit<NewPageChoices, 'owners'> & { owners: readonly NewPageOwner[] };

/** Screen for a new page. A user without an office gets an explanation instead of the form. */
export function NewPageScreen({
  owners: [first, ...otherOwners],
  ...choices
}: NewPageScreenProps): ReactElement {
  return (
    <main className="mx-auto max-w-narrow px-6 py-12">
      <h1 className="mb-6 font-display text-section">New page</h1>
      {first ? (
        <NewPageForm owners={[first, ...otherOwners]} {...choices} />
      ) : (
        <p>Your account has no office yet. Ask a network administrator to add one.</p>
      )}
    </main>
  );
}
