'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { deleteAbandonedEdits, type AbandonedEdits, readAbandonedEdits } from '../session/unsaved-edits-store';
import { unsavedTexts } from '../session/unsaved-texts';
import { UnsavedTexts } from './unsaved-texts-2';

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
  const entries = orphans.flatMap((one) => {
    const texts = unsavedTexts(one.editing.document, one.editing.stored.document);
    return texts === '' ? [] : [{ one, texts }];
  });
  if (entries.length === 0 && !isDiscarded) return null;
  const discard = async (one: AbandonedEdits): Promise<boolean> => {
    if (!(await deleteAbandonedEdits(one).catch(() => false))) return false;
    setOrphans((before) => before.filter((other) => other !== one));
    setDiscarded(true);
    title.current?.focus();
    return true;
  };
  return (
    <section className="rounded-md border border-negative p-3">
      <h2 ref={title} tabIndex={-1} className="font-medium">
        {entries.length > 0 ? 'What you wrote here is kept in this browser' : 'Nothing of it is kept any more'}
      </h2>
      {entries.length > 0 && (
        <p className="my-2">
          It was never saved. Copy it from here. Should the page be given back to you, or have another address
          by now, it is on it again once you open it.
        </p>
      )}
      {entries.map(({ one, texts }) => (
        <OrphanedText key={one.key} texts={texts} discard={() => discard(one)} />
      ))}
    </section>
  );
}

type OrphanedTextProps = { texts: string /** @returns whether it is discarded */; discard: () => Promise<boolean> };

/** Discarding cannot be undone, so it needs a second click. */
function OrphanedText({ texts, discard }: OrphanedTextProps): ReactElement {
  const [isConfirming, setConfirming] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const press = async () => {
    if (!isConfirming) return setConfirming(true);
    setFailed(!(await discard()));
  };
  return (
    <div className="mb-2 grid gap-2">
      <UnsavedTexts texts={texts} />
      <button
        type="button"
        className="pane-button justify-self-start border border-line-strong"
        onClick={() => void press()}
      >
        {isConfirming ? 'Forget it for good' : 'I do not need it any more'}
      </button>
      <p role="status" className="text-label">
        {hasFailed
          ? 'It cannot be forgotten just now: try again in a moment'
          : isConfirming && 'Nothing brings it back then'}
      </p>
    </div>
  );
}
