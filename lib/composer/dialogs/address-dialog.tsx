'use client';

import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react';
import type { PageAddressFields } from '@/schemas/composing/new-page';
import { changeAddress, hasEditableSlug, parentPathOf } from '../address/change-address';
import { readPageAddress } from '../address/read-page-address';
import { validateSlug } from '../address/slug';
import { previewHref, usePanes, usePreview, useSession } from '../workspace/composer-context';
import { PaneDialog } from './pane-dialog';

/** Changes the address of a page before its first publication. */
export function AddressDialog(): ReactElement {
  const { page } = useSession();
  const [parts, setParts] = useState<PageAddressFields | 'unknown' | null>(null);
  useEffect(() => {
    let isActive = true;
    readPageAddress(page).then(
      (read) => isActive && setParts(read),
      () => isActive && setParts('unknown'),
    );
    return () => {
      isActive = false;
    };
  }, [page]);
  return (
    <PaneDialog label="Page address">
      <div className="grid gap-3 overflow-y-auto p-4">
        <h2 className="font-display text-card">Page address</h2>
        {parts === null && <p role="status">Loading …</p>}
        {parts === 'unknown' && <p role="alert">It could not be loaded. Try again in a moment.</p>}
        {parts !== null && parts !== 'unknown' && <AddressDetails parts={parts} />}
      </div>
    </PaneDialog>
  );
}

function AddressDetails({ parts }: { parts: PageAddressFields }): ReactElement {
  const { change } = usePanes();
  if (hasEditableSlug(parts.route ?? '')) return <AddressForm parts={parts} />;
  return (
    <>
      <p>The address of a standard page is fixed.</p>
      <Cancel close={() => change({ dialog: null })} />
    </>
  );
}

function AddressForm({ parts }: { parts: PageAddressFields }): ReactElement {
  const session = useSession();
  const preview = usePreview();
  const { change } = usePanes();
  const { page } = session;
  const [slug, setSlug] = useState(parts.slug ?? '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const base = parentPathOf(page.path);
  const issue = refusal ?? validateSlug({ ...parts, route: parts.route ?? '', base }, slug);
  const close = () => change({ dialog: null });
  const saveAddress = async () => {
    if (!(await session.saveBeforeLeaving())) return 'You are offline. Try again in a moment';
    const { revision } = session.state().editing.stored;
    return changeAddress({ page, parts, revision }, slug);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || issue) return;
    if (slug === parts.slug) return close();
    setBusy(true);
    const reason = await saveAddress();
    setBusy(false);
    setRefusal(reason);
    if (reason === null) window.location.assign(previewHref(preview, { locale: page.locale }));
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <SlugField
        slug={slug}
        issue={issue}
        base={`/${page.locale}${base}`}
        onChange={(typed) => {
          setSlug(typed);
          setRefusal(null);
        }}
      />
      <p className="flex gap-2">
        <button
          type="submit"
          className="pane-button bg-action text-action-text"
          aria-disabled={isBusy || issue !== null}
        >
          {isBusy ? 'Changing …' : 'Change address'}
        </button>
        <Cancel close={close} />
      </p>
    </form>
  );
}

type SlugFieldProps = { slug: string; issue: string | null; base: string; onChange: (slug: string) => void };

function SlugField({ slug, issue, base, onChange }: SlugFieldProps): ReactElement {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        The last part of the address
      </label>
      <input
        id={id}
        className="field"
        // biome-ignore lint/a11y/noAutofocus: the only field of the dialog
        autoFocus
        spellCheck={false}
        autoCapitalize="none"
        aria-describedby={`${id}-about`}
        aria-invalid={issue !== null}
        value={slug}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-about`} className="mt-1 text-label" aria-live="polite">
        <p className="break-all text-text-muted">
          Address once published: {base}/{slug || '…'}
        </p>
        {issue && <p className="text-negative">{issue}</p>}
      </div>
    </div>
  );
}

const Cancel = ({ close }: { close: () => void }): ReactElement => (
  <button type="button" className="pane-button justify-self-start" onClick={close}>
    Keep it
  </button>
);
