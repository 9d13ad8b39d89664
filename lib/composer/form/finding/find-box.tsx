'use client';

import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

/** One thing that was found, as it stands in the list. */
export type Found<Key> = { key: Key; name: string; note?: string | null; sign?: ReactNode };

/** What was found first, and whether there is more; `reason` why nothing was, if more is to be said of that. */
export type Finding<Item> = { found: readonly Item[]; hasMore: boolean; reason?: string | undefined };

type FindBoxProps<Item> = {
  id: string;
  /** What is looked for, as `Search for an office`. */
  label: string;
  about?: string | undefined;
  disabled: boolean;
  isWrong?: boolean;
  /** Rejects when it cannot be told; broken off when it is no longer asked for. */
  search: (sought: string, signal: AbortSignal) => Promise<Finding<Item>>;
  choose: (found: Item) => void;
  /** What to do when nothing is found. */
  otherwise?: ReactNode;
  /** It is what somebody has just asked for. */
  hasFocus?: boolean;
};

/** `of` is what was sought. */
type Answer<Item> = Finding<Item> & { of: string; hasFailed: boolean };

/** How long after a letter is searched, in ms. */
const pause = 200;

/** Something that is found by its words: typed into, walked with the arrow keys, chosen with Enter. */
export function FindBox<Item extends Found<string | number>>(props: FindBoxProps<Item>): ReactElement {
  const { id, label, about, disabled, isWrong = false, hasFocus = false, choose, otherwise } = props;
  const [sought, setSought] = useState('');
  const [isOpen, setOpen] = useState(false);
  const answer = useAnswer(props.search, sought, isOpen);
  const isLeaving = useRef(false);
  return (
    <Combobox<Item | null>
      value={null}
      by="key"
      immediate
      disabled={disabled}
      onChange={(found) => {
        setSought('');
        // The library takes the first of the list for chosen by whoever passes the field with Tab.
        if (found && !isLeaving.current) choose(found);
      }}
      onClose={() => setSought('')}
    >
      <ComboboxInput
        id={id}
        className="field"
        autoComplete="off"
        autoFocus={hasFocus}
        aria-label={label}
        aria-describedby={about}
        aria-invalid={isWrong}
        placeholder={label}
        displayValue={() => sought}
        onFocus={() => {
          isLeaving.current = false;
          setOpen(true);
        }}
        onKeyDown={(event) => {
          isLeaving.current = event.key === 'Tab';
          // The library would close the list without a word, or choose from what was found for fewer letters.
          const isFound = answer?.of === sought && answer.found.length > 0;
          if (event.key === 'Enter' && !isFound) event.preventDefault();
        }}
        onChange={({ target }) => setSought(target.value)}
      />
      <ComboboxOptions anchor={{ to: 'bottom start', gap: 4 }} className="found">
        {answer?.found.map((found) => (
          <ComboboxOption key={found.key} value={found} className="found-option">
            {found.sign}
            <span className="min-w-0 flex-1">
              <span className="block break-words">{found.name}</span>
              {found.note && (
                <span className="block break-words text-label text-text-muted">{found.note}</span>
              )}
            </span>
          </ComboboxOption>
        ))}
        <Outcome answer={answer} sought={sought} otherwise={otherwise} />
      </ComboboxOptions>
    </Combobox>
  );
}

type OutcomeProps = { answer: Answer<unknown> | null; sought: string; otherwise: ReactNode };

function Outcome({ answer, sought, otherwise }: OutcomeProps): ReactElement {
  const sentence = !answer
    ? 'Searching …'
    : answer.hasFailed
      ? 'They cannot be read just now: try again in a moment'
      : answer.found.length > 0
        ? answer.hasMore && 'There are more: write another word to find them'
        : sought.trim() === ''
          ? 'There are none yet'
          : (answer.reason ?? `Nothing found for “${sought.trim()}”`);
  return (
    <>
      {sentence && (
        <p className="px-3 py-2 text-text-muted">
          {sentence} {answer?.found.length === 0 && otherwise}
        </p>
      )}
      <span role="status" className="sr-only">
        {answer && answer.found.length > 0
          ? `${answer.found.length} found${answer.hasMore ? ', and there are more' : ''}`
          : sentence}
      </span>
    </>
  );
}

/** What is found for what is typed; the last answer stays in sight until the next. */
function useAnswer<Item>(
  search: FindBoxProps<Item>['search'],
  sought: string,
  isOpen: boolean,
): Answer<Item> | null {
  const [answer, setAnswer] = useState<Answer<Item> | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const asking = new AbortController();
    const take = (next: Answer<Item>) => asking.signal.aborted || setAnswer(next);
    const timer = setTimeout(
      () => {
        search(sought, asking.signal).then(
          (finding) => take({ ...finding, of: sought, hasFailed: false }),
          () => take({ found: [], hasMore: false, of: sought, hasFailed: true }),
        );
      },
      sought === '' ? 0 : pause,
    );
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [search, sought, isOpen]);
  return answer;
}
