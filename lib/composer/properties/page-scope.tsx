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
export function officeFormHref(form: string, selectedNode: unknown): string {
  const field = isNode(selectedNode) ? registry.get(String(selectedNode.type))?.initialField : null;
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
  const selectedNode = useSessionState(({ editing, selected }) =>
    selected === null ? null : editing.document.blocks.get(selected)?.node,
  );
  const bound = isNode(selectedNode) && isNode(selectedNode.bind) ? selectedNode.bind.source : undefined;
  if (!mayWrite || sentence === null) return null;
  const choice = preview.choices.find(({ kind }) => kind === bound) ?? preview.choices[0];
  return (
    <section aria-label="Shared page" className="mb-4 rounded-md bg-accent-soft p-3">
      <p>{sentence}</p>
      {choice?.form && (
        <p className="mt-2">
          <NewTabLink
            href={choice.kind === 'office' ? officeFormHref(choice.form, selectedNode) : choice.form}
          >
            Edit the details of {choice.name} alone
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
  const selectedNode = useSessionState(({ editing, selected }) =>
    selected === null ? null : editing.document.blocks.get(selected)?.node,
  );
  const { choices, owner } = usePreview();
  if (mayWrite) return null;
  const office = choices.find(({ kind, slug }) => kind === 'office' && slug !== null);
  return (
    <section aria-label="What you can edit" className="mb-4 rounded-md bg-accent-soft p-3">
      <p>You can view this page but not edit it: it belongs to {owner ?? 'the network'}. What you can do:</p>
      <p className="my-2 flex flex-wrap gap-2">
        <NewTabLink
          isButton
          href={office?.form ? officeFormHref(office.form, selectedNode) : '/admin/collections/offices'}
        >
          Edit the details of {office?.form ? office.name : 'your office'}
        </NewTabLink>
        <NewTabLink isButton href="/compose/new">
          Create a page for your office
        </NewTabLink>
      </p>
      {selectedNode === null && (
        <p className="text-label">
          {office &&
            'Every office has this page. Its hours, telephone and address come from your office details. '}
          Ask the network’s editors for other changes.
        </p>
      )}
    </section>
  );
}
