'use client';

import { type ReactElement, useId, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { current } from '@/schemas/bindings/subject';
import { kindNames } from '@/schemas/kind-names';
import { type RecordId, recordIdSchema } from '@/schemas/reference';
import { RecordSelect } from '../records/record-select';
import type { QueryParameter } from './describe-query';

type RecordParameterProps = {
  parameter: QueryParameter;
  value: unknown;
  /** Whether the source is selected: without it there is no record. */
  isChosen: boolean;
  /** Whether the address of the page identifies such a record. */
  hasOwn: boolean;
  onChange: (value: unknown) => void;
  disabled: boolean;
};

type RecordMode = 'none' | 'any' | 'own' | 'certain';

function modeOf({ parameter, value, isChosen }: RecordParameterProps, recordId: RecordId | undefined): RecordMode {
  if (!isChosen && parameter.isRequired) return 'none';
  if (recordId !== undefined) return 'certain';
  return value === current || parameter.isRequired ? 'own' : 'any';
}

/** Selects the record of a query: the one of the page, a certain one, or any. */
export function RecordParameterField(props: RecordParameterProps): ReactElement | null {
  const { parameter, value, hasOwn, onChange, disabled } = props;
  const { subject, isRequired, field } = parameter;
  const id = useId();
  const recordId = subject && isNode(value) ? recordIdSchema.safeParse(value[subject]).data : undefined;
  const storedMode = modeOf(props, recordId);
  const [isPicking, setPicking] = useState(false);
  const mode = isPicking ? 'certain' : storedMode;
  if (!subject) return null;
  const options: readonly [RecordMode, string, boolean][] = [
    ['none', `No ${kindNames[subject]} yet`, storedMode === 'none'],
    ['any', `Any ${kindNames[subject]}`, !isRequired],
    ['own', `The page’s own ${kindNames[subject]}`, hasOwn || storedMode === 'own'],
    ['certain', `A certain ${kindNames[subject]}`, true],
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
          setPicking(target.value === 'certain');
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
      {mode === 'certain' && (
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
