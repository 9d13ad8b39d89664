'use client';

import type { ReactElement } from 'react';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { NewTabLink } from '../form/records/admin-links';
import { sharedPageMessage, usePreview, useSessionState } from '../workspace/composer-context';

/**
 * URL of the form of an office, at the field that the selected block shows first; the form itself if that is
 * not known.
 */
export function officeFormHref(form: string, chosen: unknown): string {
  const field = isNode(chosen) ? registry.get(String(chosen.type))?.initialField : null;
  return field ? `${form}?field=${field}` : form;
}

/**
 * Tells the author that the page is shared by many records, with a link to the record that can be changed
 * alone.
 */
export function SharedPageNotice(): ReactElement | null {
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const preview = usePreview();
  const sentence = sharedPageMessage(preview);
  const chosen = useSessionState(({ editing, selected }) =>
    selected === null ? null : editing.document.blocks.get(selected)?.own,
  );
  const bound = isNode(chosen) && isNode(chosen.bind) ? chosen.bind.source : undefined;
  if (!mayWrite || sentence === null) return null;
  const one = preview.choices.find(({ kind }) => kind === bound) ?? preview.choices[0];
  return (
    <section aria-label="For whom this page stands" className="mb-4 rounded-md bg-accent-soft p-3">
      <p>{sentence}</p>
      {one?.form && (
        <p className="mt-2">
          <NewTabLink href={one.kind === 'office' ? officeFormHref(one.form, chosen) : one.form}>
            Change what is said of {one.name} alone
          </NewTabLink>
        </p>
      )}
    </section>
  );
}

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
