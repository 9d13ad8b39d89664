'use client';

import { type ComponentType, type ReactElement, useId } from 'react';
import { isNode } from '@/lib/document/nodes';
import { keyFaults } from '@/lib/engine/binding-fault';
import type { BindingEntry } from '@/schemas/bindings/catalogue';
import { jsonObjectSchema } from '@/schemas/json';
import { kindNames } from '@/schemas/kind-names';
import { type FieldFault, type FieldProps, withValue } from '../field/field-props';
import { describeQuery } from './describe-query';
import { RecordKey } from './record-key';

/** A binding as it is stored. */
export type Bound = { source: string; query: Readonly<Record<string, unknown>> };

export const readBound = (bind: unknown): Bound | null =>
  isNode(bind) && typeof bind.source === 'string'
    ? { source: bind.source, query: isNode(bind.query) ? bind.query : {} }
    : null;

type BindingFormProps = {
  /** Where the block may take its content from. */
  entries: readonly BindingEntry[];
  bind: Bound | null;
  /** Whether it may also be written by hand. */
  mayBeWritten: boolean;
  /** The kinds of record that the page's address names. */
  provided: ReadonlySet<string>;
  /** What comes of it, in words; null while it is asked. */
  result: string | null;
  faults: readonly string[];
  disabled: boolean;
  change: (bind: Bound | undefined, isTyping: boolean) => void;
  draw: ComponentType<FieldProps>;
};

/** Where a block's content comes from, and what is asked there. */
export function BindingForm(given: BindingFormProps): ReactElement {
  const props = { ...given, bind: given.bind ?? onlySource(given) };
  const { entries, bind, result, faults } = props;
  const entry = entries.find(({ query }) => query.source === bind?.source);
  const atKeys = entry && bind ? keyFaults(entry.query, jsonObjectSchema.parse(bind.query)) : [];
  const told = atKeys.length > 0 ? 'Nothing is looked up until what is marked below is right' : result;
  const untold = given.bind === null && entry ? tellNone(entry, given) : null;
  return (
    <div data-path="bind" className="mb-4 rounded-md bg-surface-sunken p-3">
      <Sources {...props} />
      {bind && (
        <p
          role="status"
          className="told-supply sticky top-0 z-10 mb-3 rounded-md border border-line bg-surface-raised px-3 py-2 shadow-raised"
          aria-busy={(untold ?? told) === null}
        >
          {/* No higher than what is scrolled to leaves room for (form.css); all of it is on the page. */}
          <span className="line-clamp-3">{untold ?? told ?? 'Looking …'}</span>
        </p>
      )}
      {entry && bind && (
        <Asked {...props} entry={entry} bind={bind} atKeys={atKeys} isChosen={given.bind !== null} />
      )}
      {(atKeys.length > 0
        ? atKeys.filter(({ key }) => key === '').map(({ message }) => message)
        : faults
      ).map((message) => (
        <p key={message} className="needed mb-2 text-label">
          {message}
        </p>
      ))}
    </div>
  );
}

/** Where there is no choice it need not be made: what is to be asked there comes at once. */
function onlySource({ entries, mayBeWritten }: BindingFormProps): Bound | null {
  const [only, ...others] = entries;
  return only && others.length === 0 && !mayBeWritten ? { source: only.query.source, query: {} } : null;
}

/** Of a block that asks about one record and was not told which: that it shows none, and what to do. Null of one that asks about many. */
function tellNone({ query }: BindingEntry, { provided, faults }: BindingFormProps): string | null {
  const subject = query.about === undefined ? undefined : query.slugs[query.about];
  if (subject === undefined) return null;
  const what = kindNames[subject];
  // Where nothing is wrong with that, it does without.
  const orNot = faults.length === 0 ? ', or leave it: the block does without' : '';
  return provided.has(subject)
    ? `No ${what} is chosen yet. Choose the page’s own ${what}, or a certain one, below${orNot}`
    : `This page has no ${what} of its own. Choose a certain ${what} below${orNot}`;
}

const byHand = '';

function Sources({ entries, bind, mayBeWritten, disabled, change }: BindingFormProps): ReactElement | null {
  const name = useId();
  const [only] = entries;
  if (!mayBeWritten && entries.length === 1 && only?.query.source === bind?.source) return null;
  const options = [
    ...(mayBeWritten ? [{ source: byHand, label: 'Written by hand' }] : []),
    ...entries.map(({ query }) => ({ source: query.source, label: describeQuery(query).label })),
  ];
  return (
    <div role="radiogroup" aria-label="Where its content comes from" className="mb-3 grid gap-1">
      {options.map(({ source, label }) => (
        <label key={source} className="option">
          <input
            type="radio"
            name={name}
            disabled={disabled}
            checked={(bind?.source ?? byHand) === source && (bind !== null || mayBeWritten)}
            onChange={() => change(source === byHand ? undefined : { source, query: {} }, false)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

type AskedProps = BindingFormProps & {
  entry: BindingEntry;
  bind: Bound;
  atKeys: ReturnType<typeof keyFaults>;
  /** Whether the source is stored with the block, and not only the one it could have. */
  isChosen: boolean;
};

/** What is asked of the source, by name. */
function Asked(props: AskedProps): ReactElement[] {
  const { entry, bind, atKeys, isChosen, provided, disabled, change, draw: Draw } = props;
  const set = (name: string, value: unknown, isTyping: boolean) =>
    change({ ...bind, query: withValue(bind.query, name, value) }, isTyping);
  return describeQuery(entry.query).keys.map((asked) =>
    asked.subject ? (
      <RecordKey
        key={`${bind.source} ${asked.name}`}
        asked={asked}
        value={bind.query[asked.name]}
        isChosen={isChosen}
        hasOwn={provided.has(asked.subject)}
        disabled={disabled}
        change={(value) => set(asked.name, value, false)}
      />
    ) : (
      <Draw
        key={`${bind.source} ${asked.name}`}
        name={asked.name}
        field={asked.field}
        value={bind.query[asked.name]}
        change={(value, isTyping) => set(asked.name, value, isTyping)}
        path={`bind.${asked.name}`}
        faults={() => malformed(atKeys, asked.name)}
        disabled={disabled}
      />
    ),
  );
}

/** Nothing can be looked up by it. */
const malformed = (atKeys: ReturnType<typeof keyFaults>, name: string): FieldFault[] =>
  atKeys.flatMap(({ key, message }) => (key === name ? [{ message, severity: 'malformed' }] : []));
