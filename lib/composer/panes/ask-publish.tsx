'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import { localeSchema } from '@/schemas/locale';
import { addressWith, useLooking } from './looking';
import { useSession, useSessionState } from './use-session';

/** Says what else goes to visitors before it does: a page is published in all its languages at once, with its settings. */
export function AskPublish(): ReactElement | null {
  const isAsking = useSessionState(({ asking }) => asking !== null);
  return isAsking ? <Dialog /> : null;
}

function Dialog(): ReactElement {
  const session = useSession();
  const looking = useLooking();
  const asking = useSessionState((state) => state.asking);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { locale } = session.page;
  const others = (asking?.languages ?? []).filter((one) => one !== locale);
  return (
    <dialog
      ref={dialog}
      onClose={() => session.keepUnpublished()}
      aria-labelledby="ask-publish"
      className="m-auto w-96 rounded-lg border border-line bg-surface-raised p-6 text-text"
    >
      <h2 id="ask-publish" className="mb-2 font-display text-card">
        More than this goes to visitors
      </h2>
      <p className="mb-2">A page is published in all its languages at once. Visitors will see:</p>
      <ul className="mb-4 list-disc pl-5">
        {asking?.languages.includes(locale) && <li>{localeNames[locale]}: as you see it here</li>}
        {others.map((one) => (
          <li key={one}>
            {nameOf(one)}: changes that are not published yet
            {' · '}
            <a
              className="underline"
              href={addressWith(looking, { locale: one })}
              target="_blank"
              rel="noreferrer"
            >
              Look at them
            </a>
          </li>
        ))}
        {asking?.hasSettings && (
          <li>The page’s settings (its title, address and the like), which have changed</li>
        )}
      </ul>
      <span className="flex flex-wrap justify-end gap-2">
        <button type="button" className="pane-button" onClick={() => dialog.current?.close()}>
          Not yet
        </button>
        <button
          type="button"
          className="pane-button bg-action text-action-text hover:bg-action-hover"
          onClick={() => {
            dialog.current?.close();
            void session.publish({ isSure: true });
          }}
        >
          Publish all of it
        </button>
      </span>
    </dialog>
  );
}

function nameOf(language: string): string {
  const { data } = localeSchema.safeParse(language);
  return data ? localeNames[data] : language;
}
