'use client';

import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { Conflict } from '@/lib/document/merge/conflict';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { readField } from '../editing/own-field';
import { blockTitleOf } from '../outline/block-name';
import { enterClashes, leaveClash } from './bring-focus';
import { fieldLabel, fieldWords } from './field-words';
import { MarkedText } from './marked-text';
import { isUnderTheHand } from './under-the-hand';
import { useSession, useSessionState } from './use-session';

/** What somebody else, or the same person in another tab, has saved that does not go with what was done here: at which block, both sides, and a choice. */
export function Conflicts(): ReactElement | null {
  const all = useSessionState(({ editing }) => editing.conflicts);
  const focused = useSessionState((state) => state.focused);
  const conflicts = all.filter((one) => !isUnderTheHand(one, focused));
  useLedTo(conflicts.map(keyOf), focused !== null);
  const isOwnDoing = useSessionState((state) => state.isOwnDoing) === true;
  const title = useId();
  if (conflicts.length === 0) return null;
  return (
    <section
      role="alert"
      tabIndex={-1}
      data-clashes=""
      aria-labelledby={title}
      className="mb-4 rounded-md border border-negative p-3"
    >
      <h2 id={title} className="font-medium">
        {isOwnDoing ? 'You have changed this in another tab, too' : 'Somebody else has changed this, too'}
      </h2>
      <p className="mb-2 text-text-muted">
        Everything else is saved. Choose what is to stand here: until then you cannot publish it.
      </p>
      {conflicts.map((conflict) => (
        <Choice key={keyOf(conflict)} conflict={conflict} isOwnDoing={isOwnDoing} />
      ))}
    </section>
  );
}

const keyOf = (conflict: Conflict): string =>
  JSON.stringify([conflict.kind, conflict.id, 'path' in conflict && conflict.path]);

/** Leads to what is new among them, once no field has the hand: letters that are typed would be lost. */
function useLedTo(keys: readonly string[], isWriting: boolean): void {
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (isWriting) return;
    const isNew = keys.some((key) => !known.current.has(key));
    known.current = new Set(keys);
    if (isNew) enterClashes();
  });
}

type Sides = Readonly<Record<'mine' | 'theirs', string>>;
const ofPeople: Sides = { mine: 'Yours', theirs: 'Theirs' };
const inTabs: Sides = { mine: 'In this tab', theirs: 'In the other tab' };

type ChoiceProps = { conflict: Conflict; isOwnDoing: boolean };

function Choice({ conflict, isOwnDoing }: ChoiceProps): ReactElement {
  const session = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const document = useSessionState(({ editing }) => editing.document);
  const stored = useSessionState(({ editing }) => editing.stored.document);
  const own = (document.blocks.get(conflict.id) ?? stored.blocks.get(conflict.id))?.own;
  const title = blockTitleOf(own);
  const words = wordsFor(conflict, own, document, isOwnDoing);
  const buttons = buttonsFor(conflict, isOwnDoing);
  const sides = isOwnDoing ? inTabs : ofPeople;
  const settle = (choice: keyof Sides) => {
    const reason = session.choose(conflict, choice);
    setRefusal(reason);
    if (reason === null) leaveClash(session, conflict);
  };
  return (
    <div className="mb-3 border-line border-t pt-2">
      <h3 className="mb-2 font-medium">
        <button type="button" className="text-left underline" onClick={() => session.select(conflict.id)}>
          {title}
          {conflict.kind === 'field' && ':'}
        </button>
        {conflict.kind === 'field' && <span> {fieldLabel(own, conflict.path)}</span>}
      </h3>
      {refusal !== null && <p className="text-negative">{refusal}</p>}
      {(['mine', 'theirs'] as const).map((choice) => (
        <div key={choice} className="mb-2">
          <p className="text-label text-text-muted">{sides[choice]}</p>
          {conflict.kind === 'field' ? (
            <MarkedText text={words[choice]} other={words[choice === 'mine' ? 'theirs' : 'mine']} />
          ) : (
            <p>{words[choice]}</p>
          )}
          <button
            type="button"
            className="pane-button mt-1 border border-line-strong"
            aria-label={`${buttons[choice]}: ${title}`}
            onClick={() => settle(choice)}
          >
            {buttons[choice]}
          </button>
        </div>
      ))}
    </div>
  );
}

function wordsFor(conflict: Conflict, own: unknown, document: OpenDocument, isOwnDoing: boolean): Sides {
  const [they, meanwhile] = isOwnDoing ? ['You', 'in another tab'] : ['They', 'meanwhile'];
  switch (conflict.kind) {
    case 'field':
      return {
        // Whoever wrote on since keeps what stands on the screen.
        mine: fieldWords(own, conflict.path, readField(document, conflict)),
        theirs: fieldWords(own, conflict.path, conflict.theirs),
      };
    case 'removed':
      return conflict.by === 'mine'
        ? { mine: 'You have taken the block out', theirs: `${they} have changed it ${meanwhile}` }
        : { mine: 'You have changed the block', theirs: `${they} have taken it out ${meanwhile}` };
    case 'place': {
      const before = conflict.mine.behind?.at(-1);
      const behind = before === undefined ? undefined : document.blocks.get(before)?.own;
      return {
        mine:
          behind === undefined
            ? 'You have moved it to the beginning'
            : `You have moved it behind ${blockTitleOf(behind)}`,
        theirs: `${they} have moved it to where it stands now`,
      };
    }
  }
}

/** What a button does, in its own words. */
function buttonsFor(conflict: Conflict, isOwnDoing: boolean): Sides {
  if (conflict.kind === 'place') return { mine: 'Move it to my place', theirs: 'Leave it there' };
  if (conflict.kind === 'field')
    return isOwnDoing
      ? { mine: 'Keep what stands here', theirs: 'Take what stands there' }
      : { mine: 'Keep mine', theirs: 'Take theirs' };
  return conflict.by === 'mine'
    ? {
        mine: 'Take it out',
        theirs: isOwnDoing ? 'Keep it, as changed there' : 'Keep it, as they changed it',
      }
    : { mine: 'Keep it, as I changed it', theirs: 'Take it out' };
}
