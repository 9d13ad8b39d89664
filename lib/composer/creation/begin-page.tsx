import type { ReactElement } from 'react';
import type { Owner } from './make-page';
import { NewPage } from './new-page';
import type { NewPageChoices } from './use-new-page';

type BeginPageProps = Omit<NewPageChoices, 'owners'> & { owners: readonly Owner[] };

/** The screen of a new page; somebody who works for no office is told what to do. */
export function BeginPage({ owners: [first, ...others], ...choices }: BeginPageProps): ReactElement {
  return (
    <main className="mx-auto max-w-narrow px-6 py-12">
      <h1 className="mb-6 font-display text-section">New page</h1>
      {first ? (
        <NewPage owners={[first, ...others]} {...choices} />
      ) : (
        <p>You work for no office yet. Ask a network administrator to add one to your account.</p>
      )}
    </main>
  );
}
