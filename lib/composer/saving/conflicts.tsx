'use client';

import type { Change } from 'diff';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { Conflict } from '@/lib/document/merge/conflict';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { readField } from '../editing/block-field-path';
import { blockTitleOf } from '../outline/block-name';
import { useSession, useSessionState } from '../workspace/composer-context';
import { focusAfterConflict, focusConflicts } from '../workspace/focus';
import { fieldLabel, formatFieldValue, isFieldFocused } from './save-status';

/**
 * A text in which the words are marked that the other text does not have; unmarked until the diff library is
 * loaded.
 */
export function MarkedText({ text, otherText }: { text: string; otherText: string }): ReactElement {
  let at = 0;
  return (
    <span className="block whitespace-pre-wrap break-words">
      {useDiffParts(text, otherText).map(({ added, value }) => {
        at += value.length;
        return added ? (
          <mark key={at} className="bg-accent-soft text-text underline decoration-2">
            {value}
          </mark>
        ) : (
          <span key={at}>{value}</span>
        );
      })}
    </span>
  );
}

type TextPart = Pick<Change, 'added' | 'value'>;

/** Loads the library with the first conflict: most users never see one. */
function useDiffParts(text: string, otherText: string): readonly TextPart[] {
  const [diff, setDiff] = useState<{ key: string; parts: readonly TextPart[] } | null>(null);
  const key = JSON.stringify([text, otherText]);
  useEffect(() => {
    let isActive = true;
    import('diff').then(
      ({ diffWordsWithSpace }) => {
        const parts = diffWordsWithSpace(otherText, text).filter(({ removed }) => !removed);
        if (isActive) setDiff({ key, parts });
      },
      () => undefined,
    );
    return () => {
      isActive = false;
    };
  }, [key, text, otherText]);
  return diff?.key === key ? diff.parts : [{ added: false, value: text }];
}

/**
 * Conflicts with changes that another user, or the same user in another tab, has saved: the block, both
 * values and a choice.
 */
export function Conflicts(): ReactElement | null {
  const all = useSessionState(({ editing }) => editing.conflicts);
  const focused = useSessionState((state) => state.focused);
  const conflicts = all.filter((conflict) => !isFieldFocused(conflict, focused));
  useFocusNewConflicts(conflicts.map(keyOf), focused !== null);
  const isFromOtherTab = useSessionState((state) => state.isFromOtherTab) === true;
  const title = useId();
  if (conflicts.length === 0) return null;
  return (
    <section
      role="alert"
      tabIndex={-1}
      data-conflicts=""
      aria-labelledby={title}
      className="mb-4 rounded-md border border-negative p-3"
    >
      <h2 id={title} className="font-medium">
        {isFromOtherTab ? 'You also changed this in another tab' : 'Someone else also changed this'}
      </h2>
      <p className="mb-2 text-text-muted">Everything else is saved. Choose a version before you publish.</p>
      {conflicts.map((conflict) => (
        <ConflictCard key={keyOf(conflict)} conflict={conflict} isFromOtherTab={isFromOtherTab} />
      ))}
    </section>
  );
}

const keyOf = (conflict: Conflict): string =>
  JSON.stringify([conflict.kind, conflict.id, 'path' in conflict && conflict.path]);

/** Focuses new conflicts, once no field has the focus: letters that are being typed would be lost. */
function useFocusNewConflicts(keys: readonly string[], isWriting: boolean): void {
  const knownKeys = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (isWriting) return;
    const isNew = keys.some((key) => !knownKeys.current.has(key));
    knownKeys.current = new Set(keys);
    if (isNew) focusConflicts();
  });
}

type ConflictSides = Readonly<Record<'mine' | 'theirs', string>>;
const userLabels: ConflictSides = { mine: 'Yours', theirs: 'Theirs' };
const tabLabels: ConflictSides = { mine: 'In this tab', theirs: 'In the other tab' };

type ConflictCardProps = { conflict: Conflict; isFromOtherTab: boolean };

function ConflictCard({ conflict, isFromOtherTab }: ConflictCardProps): ReactElement {
  const session = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const document = useSessionState(({ editing }) => editing.document);
  const stored = useSessionState(({ editing }) => editing.stored.document);
  const node = (document.blocks.get(conflict.id) ?? stored.blocks.get(conflict.id))?.node;
  const title = blockTitleOf(node);
  const texts = conflictTexts(conflict, node, document, isFromOtherTab);
  const buttons = buttonsFor(conflict, isFromOtherTab);
  const sides = isFromOtherTab ? tabLabels : userLabels;
  const resolve = (choice: keyof ConflictSides) => {
    const reason = session.resolveConflict(conflict, choice);
    setRefusal(reason);
    if (reason === null) focusAfterConflict(session, conflict);
  };
  return (
    <div className="mb-3 border-line border-t pt-2">
      <h3 className="mb-2 font-medium">
        <button type="button" className="text-left underline" onClick={() => session.select(conflict.id)}>
          {title}
          {conflict.kind === 'field' && ':'}
        </button>
        {conflict.kind === 'field' && <span> {fieldLabel(node, conflict.path)}</span>}
      </h3>
      {refusal !== null && <p className="text-negative">{refusal}</p>}
      {(['mine', 'theirs'] as const).map((choice) => (
        <div key={choice} className="mb-2">
          <p className="text-label text-text-muted">{sides[choice]}</p>
          {conflict.kind === 'field' ? (
            <MarkedText text={texts[choice]} otherText={texts[choice === 'mine' ? 'theirs' : 'mine']} />
          ) : (
            <p>{texts[choice]}</p>
          )}
          <button
            type="button"
            className="pane-button mt-1 border border-line-strong"
            aria-label={`${buttons[choice]}: ${title}`}
            onClick={() => resolve(choice)}
          >
            {buttons[choice]}
          </button>
        </div>
      ))}
    </div>
  );
}

function conflictTexts(
  conflict: Conflict,
  node: unknown,
  document: OpenDocument,
  isFromOtherTab: boolean,
): ConflictSides {
  const [subject, qualifier] = isFromOtherTab ? ['You', 'in another tab'] : ['They', 'meanwhile'];
  switch (conflict.kind) {
    case 'field':
      return {
        // The current value: the author may have typed on.
        mine: formatFieldValue(node, conflict.path, readField(document, conflict)),
        theirs: formatFieldValue(node, conflict.path, conflict.theirs),
      };
    case 'removed':
      return conflict.by === 'mine'
        ? { mine: 'You deleted the block', theirs: `${subject} have changed it ${qualifier}` }
        : { mine: 'You changed the block', theirs: `${subject} have deleted it ${qualifier}` };
    case 'move': {
      const previousId = conflict.mine.preceding?.at(-1);
      const previousBlock = previousId === undefined ? undefined : document.blocks.get(previousId)?.node;
      return {
        mine:
          previousBlock === undefined
            ? 'You moved it to the beginning'
            : `You moved it after ${blockTitleOf(previousBlock)}`,
        theirs: `${subject} have moved it to its current position`,
      };
    }
  }
}

/** Labels of the buttons, as actions. */
function buttonsFor(conflict: Conflict, isFromOtherTab: boolean): ConflictSides {
  if (conflict.kind === 'move') return { mine: 'Move it to my position', theirs: 'Keep it there' };
  if (conflict.kind === 'field')
    return isFromOtherTab
      ? { mine: 'Keep mine', theirs: 'Use the other' }
      : { mine: 'Keep mine', theirs: 'Use theirs' };
  return conflict.by === 'mine'
    ? {
        mine: 'Delete it',
        theirs: isFromOtherTab ? 'Keep it, as changed there' : 'Keep it, as they changed it',
      }
    : { mine: 'Keep it, as I changed it', theirs: 'Delete it' };
}
