'use client';

import type { ReactElement } from 'react';
import { isNode } from '@/lib/document/nodes';
import { NewTabLink } from '../form/records/link-beside';
import { usePreview } from '../workspace/looking';
import { officeFormHref } from './office-form';
import { sharedPageMessage } from '../workspace/tell-stands-for';
import { useSessionState } from '../workspace/use-session';

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
