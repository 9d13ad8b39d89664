'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import {
  type AbandonedEdits,
  deleteAbandonedEdits,
  readAbandonedEdits,
} from '../session/unsaved-edits-store';
import { unsavedTexts } from '../session/unsaved-texts';
import { useSession, useSessionState } from '../workspace/composer-context';

/** Texts that cannot be saved, to be copied at once. */
const UnsavedTexts = ({ texts }: { texts: string }): ReactElement => (
  <label className="mb-2 block">
    <span className="mb-1 block font-medium">Unsaved changes</span>
    <textarea
      readOnly
      rows={8}
      value={texts}
      className="field w-full"
      onFocus={(event) => event.currentTarget.select()}
    />
  </label>
);

export type OrphanedTextsProps = { email: string; of: Parameters<typeof readAbandonedEdits>[1] };

/**
 * Texts that the user wrote on a page in this browser and never saved, where that page is no longer
 * available: they can be copied and then discarded.
 */
export function OrphanedTexts({ email, of }: OrphanedTextsProps): ReactElement | null {
  const [orphans, setOrphans] = useState<readonly AbandonedEdits[]>([]);
  const [isDiscarded, setDiscarded] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    readAbandonedEdits(email, of).then(setOrphans, () => undefined);
  }, [email, of]);
  const entries = orphans.flatMap((edits) => {
    const texts = unsavedTexts(edits.editing.document, edits.editing.stored.document);
    return texts === '' ? [] : [{ edits, texts }];
  });
  if (entries.length === 0 && !isDiscarded) return null;
  const discard = async (edits: AbandonedEdits): Promise<boolean> => {
    if (!(await deleteAbandonedEdits(edits).catch(() => false))) return false;
    setOrphans((before) => before.filter((other) => other !== edits));
    setDiscarded(true);
    title.current?.focus();
    return true;
  };
  return (
    <section className="rounded-md border border-negative p-3">
      <h2 ref={title} tabIndex={-1} className="font-medium">
        {entries.length > 0 ? 'Your text is stored in this browser' : 'It is no longer stored'}
      </h2>
      {entries.length > 0 && (
        <p className="my-2">
          It was never saved. Copy it from here, or open the page again if you regain access.
        </p>
      )}
      {entries.map(({ edits, texts }) => (
        <OrphanedText key={edits.key} texts={texts} discard={() => discard(edits)} />
      ))}
    </section>
  );
}

type OrphanedTextProps = {
  texts: string /** @returns whether it is discarded */;
  discard: () => Promise<boolean>;
};

/** Discarding cannot be undone, so it needs a second click. */
function OrphanedText({ texts, discard }: OrphanedTextProps): ReactElement {
  const [isConfirming, setConfirming] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const onClick = async () => {
    if (!isConfirming) return setConfirming(true);
    setFailed(!(await discard()));
  };
  return (
    <div className="mb-2 grid gap-2">
      <UnsavedTexts texts={texts} />
      <button
        type="button"
        className="pane-button justify-self-start border border-line-strong"
        onClick={() => void onClick()}
      >
        {isConfirming ? 'Delete permanently' : 'Discard'}
      </button>
      <p role="status" className="text-label">
        {hasFailed
          ? 'It could not be deleted: try again in a moment'
          : isConfirming && 'This cannot be undone'}
      </p>
    </div>
  );
}

/**
 * Shown when the page is deleted or no longer belongs to the user: what that means, what to do, and the
 * unsaved texts to copy.
 */
export function PageLost(): ReactElement | null {
  const message = useSessionState(({ saving }) => (saving.kind === 'lost' ? saving.message : null));
  return message === null ? null : <PageLostMessage message={message} />;
}

function PageLostMessage({ message }: { message: string }): ReactElement {
  const { page } = useSession();
  const document = useSessionState(({ editing }) => editing.document);
  const stored = useSessionState(({ editing }) => editing.stored.document);
  const texts = unsavedTexts(document, stored);
  return (
    <section role="alert" className="mb-4 rounded-md border border-negative p-3">
      <h2 className="mb-2 font-medium">{message}</h2>
      <p className="mb-2">
        {texts === ''
          ? 'All your changes were saved.'
          : 'Your changes since the last save are stored in this browser. Ask the network’s staff for access to save them, or copy them from here:'}
      </p>
      {texts !== '' && <UnsavedTexts texts={texts} />}
      <a className="pane-button border border-line-strong" href={`/admin/collections/${page.collection}`}>
        All pages
      </a>
    </section>
  );
}
