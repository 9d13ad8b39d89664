'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { forgetLeftBehind, type LeftBehind, readLeftBehind } from '../session/kept-edits';
import { unsavedTexts } from '../session/unsaved-texts';
import { UnsavedTexts } from './unsaved-texts';

export type LeftOf = { email: string; of: Parameters<typeof readLeftBehind>[1] };

/** Where no page is any more: what was written on it in this browser and never saved, to be copied and then forgotten. */
export function LeftBehindTexts({ email, of }: LeftOf): ReactElement | null {
  const [left, setLeft] = useState<readonly LeftBehind[]>([]);
  useEffect(() => {
    readLeftBehind(email, of).then(setLeft, () => undefined);
  }, [email, of]);
  const told = left.flatMap((one) => {
    const texts = unsavedTexts(one.editing.document, one.editing.stored.document);
    return texts === '' ? [] : [{ one, texts }];
  });
  if (told.length === 0) return null;
  return (
    <section className="rounded-md border border-negative p-3">
      <h2 className="mb-2 font-medium">What you wrote here is kept in this browser</h2>
      <p className="mb-2">
        It was not saved before the page was taken away. Copy it from here. Should the network’s staff give
        you the page back, it is on it again.
      </p>
      {told.map(({ one, texts }) => (
        <div key={one.key} className="mb-2 grid gap-2">
          <UnsavedTexts texts={texts} />
          <button
            type="button"
            className="pane-button justify-self-start border border-line-strong"
            onClick={() => {
              void forgetLeftBehind(one);
              setLeft(left.filter((other) => other !== one));
            }}
          >
            I do not need it any more
          </button>
        </div>
      ))}
    </section>
  );
}
