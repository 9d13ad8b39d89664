'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import { toBeWritten } from '@/lib/starter/to-be-written';
import { localeSchema } from '@/schemas/locale';
import { blockTitleOf } from '../outline/block-name';
import { unwrittenBlocks } from '../session/unwritten-blocks';
import { writeInChosen } from './bring-focus';
import { DeadLinks } from './dead-links';
import { addressWith, useLooking } from './looking';
import { tellStandsFor } from './tell-stands-for';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** Says what else goes to visitors before it does: a page is published in all its languages at once, with its settings. */
export function AskPublish(): ReactElement | null {
  const isAsking = useSessionState(({ asking }) => asking !== null);
  return isAsking ? <Dialog /> : null;
}

function Dialog(): ReactElement {
  const session = useSession();
  const asking = useSessionState((state) => state.asking);
  const document = useSessionState(({ editing }) => editing.document);
  const unwritten = unwrittenBlocks(document);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const many = tellStandsFor(useLooking());
  const isMore =
    asking?.hasSettings === true || asking?.languages.some((one) => one !== session.page.locale) === true;
  const deadLinks = asking?.deadLinks ?? [];
  const close = () => dialog.current?.close();
  const write = useWriteIn(close);
  const [firstUnwritten] = unwritten;
  const isUnfinished = firstUnwritten !== undefined || deadLinks.length > 0;
  const says = sayings(isMore, unwritten.length > 0, deadLinks.length > 0);
  return (
    <dialog
      ref={dialog}
      onClose={() => session.keepUnpublished()}
      aria-labelledby="ask-publish"
      className="m-auto w-96 rounded-lg border border-line bg-surface-raised p-6 text-text"
    >
      <h2 id="ask-publish" className="mb-2 font-display text-card">
        {says.title}
      </h2>
      {many && <p className="mb-4 rounded-md bg-accent-soft p-3">{many}</p>}
      {unwritten.length > 0 && <Unwritten blocks={unwritten} write={write} />}
      {deadLinks.length > 0 && <DeadLinks links={deadLinks} close={close} />}
      {isMore && <Elsewhere />}
      <span className="flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className={isUnfinished ? strong : weak}
          onClick={() => (firstUnwritten === undefined ? close() : write(firstUnwritten))}
        >
          {firstUnwritten === undefined ? 'Not yet' : 'Go back and write'}
        </button>
        <button
          type="button"
          className={isUnfinished ? weak : strong}
          onClick={() => {
            close();
            void session.publish({ isSure: true });
          }}
        >
          {says.yes}
        </button>
      </span>
    </dialog>
  );
}

const weak = 'pane-button';
const strong = 'pane-button bg-action text-action-text hover:bg-action-hover';

/** Leaves the dialog for what is to be written in a block. */
function useWriteIn(close: () => void): (id: string) => void {
  const session = useSession();
  const panes = usePanes();
  return (id) => {
    close();
    session.select(id);
    writeInChosen(session, panes);
  };
}

/** The gravest first. */
function sayings(isMore: boolean, isUnwritten: boolean, hasDeadLinks: boolean) {
  if (isMore) return { title: 'More than this goes to visitors', yes: 'Publish all of it' };
  if (isUnwritten) return { title: 'Not all of it is written yet', yes: 'Publish it as it is' };
  if (hasDeadLinks) return { title: 'Some links or pictures lead nowhere yet', yes: 'Publish it as it is' };
  return { title: 'This goes to many pages', yes: 'Publish for all of them' };
}

/** What of it is not on the screen. */
function Elsewhere(): ReactElement {
  const { locale } = useSession().page;
  const looking = useLooking();
  const asking = useSessionState((state) => state.asking);
  const others = (asking?.languages ?? []).filter((one) => one !== locale);
  return (
    <>
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
    </>
  );
}

type UnwrittenProps = { blocks: readonly string[]; write: (id: string) => void };

/** Blocks that visitors would see unfinished, each a way to it. */
function Unwritten({ blocks, write }: UnwrittenProps): ReactElement {
  const document = useSessionState(({ editing }) => editing.document);
  return (
    <>
      <p className="mb-2">Visitors would read “{toBeWritten}” in:</p>
      <ul className="mb-4">
        {blocks.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="pane-button w-full justify-start text-left underline"
              onClick={() => write(id)}
            >
              {blockTitleOf(document.blocks.get(id)?.own)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOf(language: string): string {
  const { data } = localeSchema.safeParse(language);
  return data ? localeNames[data] : language;
}
