'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import { toBeWritten } from '@/lib/starter/to-be-written';
import { localeSchema } from '@/schemas/locale';
import { titlesApart } from '../outline/tell-place';
import { isBare } from '../session/is-bare';
import { unseenBlocks } from '../session/unseen-blocks';
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
  const reasons = useReasons();
  const { isMore, isEmpty, unwritten, unseen, deadLinks } = reasons;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const many = tellStandsFor(useLooking());
  const close = () => dialog.current?.close();
  const write = useWriteIn(close);
  const { change } = usePanes();
  const leave = () => {
    close();
    if (isEmpty) change({ left: 'palette', at: null });
  };
  const [first] = [...unwritten, ...unseen];
  const isUnfinished = isEmpty || first !== undefined || deadLinks.length > 0;
  const says = sayings(reasons);
  return (
    <dialog
      ref={dialog}
      onClose={() => session.keepUnpublished()}
      aria-labelledby="ask-publish"
      className="m-auto max-h-[min(40rem,100dvh-2rem)] w-96 grid-rows-[auto_minmax(0,1fr)_auto] gap-2 rounded-lg border border-line bg-surface-raised p-6 text-text open:grid"
    >
      <h2 id="ask-publish" className="font-display text-card">
        {says.title}
      </h2>
      {/* However much is told, what can be answered stays in sight. */}
      <div className="-mx-2 overflow-y-auto px-2">
        {many && <p className="mb-4 rounded-md bg-accent-soft p-3">{many}</p>}
        {isEmpty && (
          <p className="mb-4">
            Nothing that visitors see stands on it yet: they would find what is above and below it alone.
          </p>
        )}
        {unwritten.length > 0 && (
          <Blocks lead={`Visitors would read “${toBeWritten}” in:`} keys={unwritten} go={write} />
        )}
        {unseen.length > 0 && (
          <Blocks lead="Visitors would see nothing of what cannot be read:" keys={unseen} go={write} />
        )}
        {deadLinks.length > 0 && <DeadLinks links={deadLinks} close={close} />}
        {isMore && <Elsewhere />}
      </div>
      <Answers
        says={says}
        isUnfinished={isUnfinished}
        no={() => (first === undefined ? leave() : write(first))}
        yes={() => {
          close();
          void session.publish({ isSure: true });
        }}
      />
    </dialog>
  );
}

type AnswersProps = { says: Saying; isUnfinished: boolean; no: () => void; yes: () => void };

/** What is proposed stands out: to go back to what is not finished, or to go on. */
const Answers = ({ says, isUnfinished, no, yes }: AnswersProps): ReactElement => (
  <span className="flex flex-wrap justify-end gap-2">
    <button type="button" className={isUnfinished ? strong : weak} onClick={no}>
      {says.no}
    </button>
    <button type="button" className={isUnfinished ? weak : strong} onClick={yes}>
      {says.yes}
    </button>
  </span>
);

/** Why whoever publishes is asked. */
function useReasons() {
  const { locale } = useSession().page;
  const asking = useSessionState((state) => state.asking);
  const document = useSessionState(({ editing }) => editing.document);
  return {
    isMore: asking?.hasSettings === true || asking?.languages.some((one) => one !== locale) === true,
    isEmpty: useSessionState(isBare),
    unwritten: unwrittenBlocks(document),
    unseen: unseenBlocks(document),
    deadLinks: asking?.deadLinks ?? [],
  };
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

type Saying = { title: string; yes: string; no: string };

/** The gravest first. */
function sayings({ isMore, isEmpty, unwritten, unseen, deadLinks }: ReturnType<typeof useReasons>): Saying {
  const [isUnwritten, isUnseen] = [unwritten.length > 0, unseen.length > 0];
  const back = isUnwritten ? 'Go back and write' : isUnseen ? 'Go back and look at it' : 'Not yet';
  const no = isEmpty ? 'Go back and add a block' : back;
  const asItIs = { yes: 'Publish it as it is', no };
  if (isMore) return { title: 'More than this goes to visitors', yes: 'Publish all of it', no };
  if (isEmpty) return { title: 'It is empty', ...asItIs };
  if (isUnwritten) return { title: 'Not all of it is written yet', ...asItIs };
  if (isUnseen) return { title: 'Not all of it can be shown', ...asItIs };
  if (deadLinks.length > 0) return { title: 'Some links or pictures lead nowhere yet', ...asItIs };
  return { title: 'This goes to many pages', yes: 'Publish for all of them', no };
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

type BlocksProps = { lead: string; keys: readonly string[]; go: (key: string) => void };

/** Blocks that are not as visitors should have them, each a way to it. */
function Blocks({ lead, keys, go }: BlocksProps): ReactElement {
  const document = useSessionState(({ editing }) => editing.document);
  const titles = titlesApart(document, keys);
  return (
    <>
      <p className="mb-2">{lead}</p>
      <ul className="mb-4">
        {keys.map((key) => (
          <li key={key}>
            <button
              type="button"
              className="pane-button w-full justify-start text-left underline"
              onClick={() => go(key)}
            >
              {titles.get(key)}
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
