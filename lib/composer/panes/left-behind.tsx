'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { forgetLeftBehind, type LeftBehind, readLeftBehind } from '../session/kept-edits';
import { unsavedTexts } from '../session/unsaved-texts';
import { UnsavedTexts } from './unsaved-texts';

export type LeftOf = { email: string; of: Parameters<typeof readLeftBehind>[1] };

/** Where no page of theirs stands: what somebody wrote on one in this browser and never saved, to be copied and then forgotten. */
export function LeftBehindTexts({ email, of }: LeftOf): ReactElement | null {
  const [left, setLeft] = useState<readonly LeftBehind[]>([]);
  const [isForgotten, setForgotten] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    readLeftBehind(email, of).then(setLeft, () => undefined);
  }, [email, of]);
  const told = left.flatMap((one) => {
    const texts = unsavedTexts(one.editing.document, one.editing.stored.document);
    return texts === '' ? [] : [{ one, texts }];
  });
  if (told.length === 0 && !isForgotten) return null;
  const forget = async (one: LeftBehind): Promise<boolean> => {
    if (!(await forgetLeftBehind(one).catch(() => false))) return false;
    setLeft((before) => before.filter((other) => other !== one));
    setForgotten(true);
    title.current?.focus();
    return true;
  };
  return (
    <section className="rounded-md border border-negative p-3">
      <h2 ref={title} tabIndex={-1} className="font-medium">
        {told.length > 0 ? 'What you wrote here is kept in this browser' : 'Nothing of it is kept any more'}
      </h2>
      {told.length > 0 && (
        <p className="my-2">
          It was never saved. Copy it from here. Should the page be given back to you, or have another address
          by now, it is on it again once you open it.
        </p>
      )}
      {told.map(({ one, texts }) => (
        <Left key={one.key} texts={texts} forget={() => forget(one)} />
      ))}
    </section>
  );
}

type LeftProps = { texts: string /** @returns whether it is forgotten. */; forget: () => Promise<boolean> };

/** Nothing brings it back: it is asked once more. */
function Left({ texts, forget }: LeftProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const press = async () => {
    if (!isAsked) return setAsked(true);
    setFailed(!(await forget()));
  };
  return (
    <div className="mb-2 grid gap-2">
      <UnsavedTexts texts={texts} />
      <button
        type="button"
        className="pane-button justify-self-start border border-line-strong"
        onClick={() => void press()}
      >
        {isAsked ? 'Forget it for good' : 'I do not need it any more'}
      </button>
      <p role="status" className="text-label">
        {hasFailed
          ? 'It cannot be forgotten just now: try again in a moment'
          : isAsked && 'Nothing brings it back then'}
      </p>
    </div>
  );
}
