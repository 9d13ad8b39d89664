'use client';

import type { ReactElement } from 'react';
import { isNode } from '@/lib/document/nodes';
import { LinkBeside } from '../form/page/link-beside';
import { useLooking } from './looking';
import { officeForm } from './office-form';
import { tellStandsFor } from './tell-stands-for';
import { useSessionState } from './use-session';

/** Above all that is written: that it is written for many, and where one of them is changed alone. */
export function StandsFor(): ReactElement | null {
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const looking = useLooking();
  const sentence = tellStandsFor(looking);
  const chosen = useSessionState(({ editing, selected }) =>
    selected === null ? null : editing.document.blocks.get(selected)?.own,
  );
  const bound = isNode(chosen) && isNode(chosen.bind) ? chosen.bind.source : undefined;
  if (!mayWrite || sentence === null) return null;
  const one = looking.choices.find(({ kind }) => kind === bound) ?? looking.choices[0];
  return (
    <section aria-label="For whom this page stands" className="mb-4 rounded-md bg-accent-soft p-3">
      <p>{sentence}</p>
      {one?.form && (
        <p className="mt-2">
          <LinkBeside href={one.kind === 'office' ? officeForm(one.form, chosen) : one.form}>
            Change what is said of {one.name} alone
          </LinkBeside>
        </p>
      )}
    </section>
  );
}
