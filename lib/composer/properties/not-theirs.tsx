'use client';

import type { ReactElement } from 'react';
import { NewTabLink } from '../form/records/link-beside';
import { usePreview } from '../workspace/looking';
import { officeFormHref } from './office-form';
import { useSessionState } from '../workspace/use-session';

/**
 * Tells a user of an office what can be changed instead of a page that is read-only for them; in few words
 * above the form of a block.
 */
export function ReadOnlyNotice(): ReactElement | null {
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const chosen = useSessionState(({ editing, selected }) =>
    selected === null ? null : editing.document.blocks.get(selected)?.own,
  );
  const { choices, owner } = usePreview();
  if (mayWrite) return null;
  const office = choices.find(({ kind, slug }) => kind === 'office' && slug !== null);
  return (
    <section aria-label="What you can change" className="mb-4 rounded-md bg-accent-soft p-3">
      <p>
        You may look at this page, but not change it: it belongs to {owner ?? 'the network'}. What you can do:
      </p>
      <p className="my-2 flex flex-wrap gap-2">
        <NewTabLink
          isButton
          href={office?.form ? officeFormHref(office.form, chosen) : '/admin/collections/offices'}
        >
          Change what is said of {office?.form ? office.name : 'your office'}
        </NewTabLink>
        <NewTabLink isButton href="/compose/new">
          Make a page of your office’s own
        </NewTabLink>
      </p>
      {chosen === null && (
        <p className="text-label">
          {office &&
            'Every office has a page like this. What it says of yours, as its hours, its telephone and its address, stands in your office’s record. '}
          Ask the network’s editors if something else in it should be different.
        </p>
      )}
    </section>
  );
}
