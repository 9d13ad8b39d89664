'use client';

import type { ReactElement } from 'react';
import { LinkBeside } from '../form/page/link-beside';
import { useLooking } from './looking';
import { useSessionState } from './use-session';

/** Where somebody of an office goes on from a page that they can only read. */
export function NotTheirs(): ReactElement | null {
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const { choices, owner } = useLooking();
  if (mayWrite) return null;
  const office = choices.find(({ kind, slug }) => kind === 'office' && slug !== null);
  return (
    <section aria-label="What you can change" className="field-group mb-5">
      <h3 className="field-group-title">What you can change</h3>
      <p className="mb-3 rounded-md bg-accent-soft p-3">
        You may look at this page, but not change it: it belongs to {owner ?? 'the network'}. Ask the
        network’s editors if something in it should be different.
      </p>
      {office && (
        <p>
          Every office has a page like this. What it says of yours, as its hours, its telephone and its
          address, stands in your office’s record.
        </p>
      )}
      <p className="mt-3">
        <LinkBeside href={office?.form ?? '/admin/collections/offices'}>
          Change what is said of {office?.form ? office.name : 'your office'}
        </LinkBeside>
      </p>
      <p>
        <LinkBeside href="/compose/new">Make a page of your office’s own</LinkBeside>
      </p>
    </section>
  );
}
