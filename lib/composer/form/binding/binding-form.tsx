'use client';

import { type ComponentType, type ReactElement, useId, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { findKeyIssues } from '@/lib/engine/binding-issue';
import type { BindingEntry } from '@/schemas/bindings/catalogue';
import { current } from '@/schemas/bindings/subject';
import { jsonObjectSchema } from '@/schemas/json';
import { kindNames } from '@/schemas/kind-names';
import { type RecordId, recordIdSchema } from '@/schemas/reference';
import { type FieldIssue, type FieldProps, withValue } from '../field/field-props';
import { RecordSelect } from '../records/record-select';
import { describeQuery, type QueryParameter } from './describe-query';

type RecordParameterProps = {
  parameter: QueryParameter;
  value: unknown;
  /** Whether the source is selected: without it there is no record. */
  isStored: boolean;
  /** Whether the address of the page identifies such a record. */
  hasPageRecord: boolean;
  onChange: (value: unknown) => void;
  disabled: boolean;
};

type RecordMode = 'none' | 'any' | 'own' | 'specific';

function modeOf(
  { parameter, value, isStored }: RecordParameterProps,
  recordId: RecordId | undefined,
): RecordMode {
  if (!isStored && parameter.isRequired) return 'none';
  if (recordId !== undefined) return 'specific';
  return value === current || parameter.isRequired ? 'own' : 'any';
}

/** Selects the record of a query: the one of the page, a specific one, or any. */
function RecordParameterField(props: RecordParameterProps): ReactElement | null {
  const { parameter, value, hasPageRecord, onChange, disabled } = props;
  const { subject, isRequired, field } = parameter;
  const id = useId();
  const recordId = subject && isNode(value) ? recordIdSchema.safeParse(value[subject]).data : undefined;
  const storedMode = modeOf(props, recordId);
  const [isPicking, setPicking] = useState(false);
  const mode = isPicking ? 'specific' : storedMode;
  if (!subject) return null;
  const options: readonly [RecordMode, string, boolean][] = [
    ['none', `No ${kindNames[subject]} yet`, storedMode === 'none'],
    ['any', `Any ${kindNames[subject]}`, !isRequired],
    ['own', `The page’s own ${kindNames[subject]}`, hasPageRecord || storedMode === 'own'],
    ['specific', `A specific ${kindNames[subject]}`, true],
  ];
  return (
    <div className="mb-4 grid gap-2">
      <label htmlFor={id} className="font-medium">
        {field.label}
      </label>
      <select
        id={id}
        className="field"
        disabled={disabled}
        value={mode}
        onChange={({ target }) => {
          setPicking(target.value === 'specific');
          if (target.value === 'any') onChange(undefined);
          if (target.value === 'own') onChange(current);
        }}
      >
        {options.map(
          ([option, label, isVisible]) =>
            isVisible && (
              <option key={option} value={option}>
                {label}
              </option>
            ),
        )}
      </select>
      {mode === 'specific' && (
        <RecordSelect
          kind={subject}
          noun={kindNames[subject]}
          id={`${id}-record`}
          disabled={disabled}
          selected={recordId}
          onSelect={(record) => {
            setPicking(false);
            onChange({ [subject]: record });
          }}
        />
      )}
    </div>
  );
}

/** A binding as it is stored. */
export type BindingValue = { source: string; query: Readonly<Record<string, unknown>> };

export const parseBinding = (bind: unknown): BindingValue | null =>
  isNode(bind) && typeof bind.source === 'string'
    ? { source: bind.source, query: isNode(bind.query) ? bind.query : {} }
    : null;

type BindingFormProps = {
  /** The sources that the block supports. */
  entries: readonly BindingEntry[];
  bind: BindingValue | null;
  /** Whether the content can also be written by hand. */
  canWriteManually: boolean;
  /** The kinds of record that the address of the page identifies. */
  subjectKinds: ReadonlySet<string>;
  /** Description of the result; null while it is loading. */
  result: string | null;
  issues: readonly string[];
  disabled: boolean;
  onChange: (bind: BindingValue | undefined, isTyping: boolean) => void;
  fieldComponent: ComponentType<FieldProps>;
};

/** Form for the source of a block's content and the parameters of its query. */
export function BindingForm(formProps: BindingFormProps): ReactElement {
  const props = { ...formProps, bind: formProps.bind ?? onlySource(formProps) };
  const { entries, bind, result, issues } = props;
  const entry = entries.find(({ query }) => query.source === bind?.source);
  const parameterIssues = entry && bind ? findKeyIssues(entry.query, jsonObjectSchema.parse(bind.query)) : [];
  const status = parameterIssues.length > 0 ? 'Correct the marked fields below to load the content' : result;
  const missingRecord = formProps.bind === null && entry ? describeMissingRecord(entry, formProps) : null;
  return (
    <div data-path="bind" className="mb-4 rounded-md bg-surface-sunken p-3">
      <Sources {...props} />
      {bind && (
        <p
          role="status"
          className="binding-status sticky top-0 z-10 mb-3 rounded-md border border-line bg-surface-raised px-3 py-2 shadow-raised"
          aria-busy={(missingRecord ?? status) === null}
        >
          {/* Its height is limited to the scroll margin of the fields (form.css); the page shows the complete text. */}
          <span className="line-clamp-3">{missingRecord ?? status ?? 'Loading …'}</span>
        </p>
      )}
      {entry && bind && (
        <QueryParameters
          {...props}
          entry={entry}
          bind={bind}
          parameterIssues={parameterIssues}
          isStored={formProps.bind !== null}
        />
      )}
      {(parameterIssues.length > 0
        ? parameterIssues.filter(({ key }) => key === '').map(({ message }) => message)
        : issues
      ).map((message) => (
        <p key={message} className="needed mb-2 text-label">
          {message}
        </p>
      ))}
    </div>
  );
}

/** The source of a block that supports only one: its parameters are shown at once. */
function onlySource({ entries, canWriteManually }: BindingFormProps): BindingValue | null {
  const [only, ...otherEntries] = entries;
  return only && otherEntries.length === 0 && !canWriteManually
    ? { source: only.query.source, query: {} }
    : null;
}

/**
 * Message for a query about one record without a selection: that none is shown, and what to do. Null for a
 * query about many.
 */
function describeMissingRecord(
  { query }: BindingEntry,
  { subjectKinds, issues }: BindingFormProps,
): string | null {
  const subject = query.about === undefined ? undefined : query.slugs[query.about];
  if (subject === undefined) return null;
  const kindName = kindNames[subject];
  // Without an issue, the record is optional.
  const optionalHint = issues.length === 0 ? ', or leave it empty: it is optional' : '';
  return subjectKinds.has(subject)
    ? `No ${kindName} selected. Choose the page’s own ${kindName}, or a specific one, below${optionalHint}`
    : `This page has no ${kindName} of its own. Choose a specific ${kindName} below${optionalHint}`;
}

const manualSource = '';

function Sources({
  entries,
  bind,
  canWriteManually,
  disabled,
  onChange,
}: BindingFormProps): ReactElement | null {
  const name = useId();
  const [only] = entries;
  if (!canWriteManually && entries.length === 1 && only?.query.source === bind?.source) return null;
  const options = [
    ...(canWriteManually ? [{ source: manualSource, label: 'Entered manually' }] : []),
    ...entries.map(({ query }) => ({ source: query.source, label: describeQuery(query).label })),
  ];
  return (
    <div role="radiogroup" aria-label="Content source" className="mb-3 grid gap-1">
      {options.map(({ source, label }) => (
        <label key={source} className="option">
          <input
            type="radio"
            name={name}
            disabled={disabled}
            checked={(bind?.source ?? manualSource) === source && (bind !== null || canWriteManually)}
            onChange={() => onChange(source === manualSource ? undefined : { source, query: {} }, false)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

type QueryParametersProps = BindingFormProps & {
  entry: BindingEntry;
  bind: BindingValue;
  parameterIssues: ReturnType<typeof findKeyIssues>;
  /** Whether the source is stored with the block, and not only its default. */
  isStored: boolean;
};

/** The parameters of the query. */
function QueryParameters(props: QueryParametersProps): ReactElement[] {
  const {
    entry,
    bind,
    parameterIssues,
    isStored,
    subjectKinds,
    disabled,
    onChange,
    fieldComponent: FieldComponent,
  } = props;
  const set = (name: string, value: unknown, isTyping: boolean) =>
    onChange({ ...bind, query: withValue(bind.query, name, value) }, isTyping);
  return describeQuery(entry.query).keys.map((parameter) =>
    parameter.subject ? (
      <RecordParameterField
        key={`${bind.source} ${parameter.name}`}
        parameter={parameter}
        value={bind.query[parameter.name]}
        isStored={isStored}
        hasPageRecord={subjectKinds.has(parameter.subject)}
        disabled={disabled}
        onChange={(value) => set(parameter.name, value, false)}
      />
    ) : (
      <FieldComponent
        key={`${bind.source} ${parameter.name}`}
        name={parameter.name}
        field={parameter.field}
        value={bind.query[parameter.name]}
        onChange={(value, isTyping) => set(parameter.name, value, isTyping)}
        path={`bind.${parameter.name}`}
        issuesAt={() => malformedIssues(parameterIssues, parameter.name)}
        disabled={disabled}
      />
    ),
  );
}

/** Issues that make the query invalid. */
const malformedIssues = (parameterIssues: ReturnType<typeof findKeyIssues>, name: string): FieldIssue[] =>
  parameterIssues.flatMap(({ key, message }) => (key === name ? [{ message, severity: 'malformed' }] : []));
