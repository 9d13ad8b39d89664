'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { composableCollectionSchema } from '@/schemas/composing/call-parts';
import { observeDocument } from '../../platform/admin-ui/observe-document';
import { payloadSelectors } from '../../platform/admin-ui/payload-selectors';

const recordText = 'Publish your changes here, then go back to the page in the composer.';
/** Pages save automatically, and their blocks are visible in the composer only. */
const pageText = 'Your changes are saved as a draft. Go back to publish them with the page.';

type ComposerReturnLinkProps = {
  /** Page of the composer that opened the form. */
  from: string;
  collection: string | undefined;
};

/**
 * Return link to the composer in the toolbar of the form, where it covers no field and is covered by
 * drawers.
 */
export function ComposerReturnLink({ from, collection }: ComposerReturnLinkProps) {
  const [toolbar, setToolbar] = useState<Element | null>(null);
  useEffect(() => observeDocument(() => setToolbar(findToolbar())), []);
  return (
    toolbar &&
    createPortal(
      <p className="composer-return-link" role="status">
        {composableCollectionSchema.safeParse(collection).success ? pageText : recordText}{' '}
        <button type="button" onClick={() => returnToComposer(from)}>
          Back to the page
        </button>
      </p>,
      toolbar,
    )
  );
}

/** The toolbar of the form, not that of a drawer. */
const findToolbar = (): Element | null =>
  [...document.querySelectorAll(payloadSelectors.documentBar)].find((bar) => !bar.closest('dialog')) ?? null;

/**
 * Closes this tab, which returns to the tab of the composer; navigates when the browser does not close it.
 */
function returnToComposer(from: string): void {
  window.close();
  if (!window.closed) window.location.assign(from);
}
