import type { ReactElement } from 'react';
import { FieldFrame } from './field-frame';

type TextControlProps = {
  id: string;
  name: string;
  label: string;
  optional?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'password';
  maxLength?: number | undefined;
  autoComplete?: string | undefined;
  /** The number of rows of a textarea; without it a single-line input. */
  rows?: number;
};

/** A text input with one or several lines. */
export function TextControl(props: TextControlProps): ReactElement {
  const { id, name, label, optional, type = 'text', maxLength, autoComplete, rows: lines } = props;
  const commonProps = { id, name, required: !optional, maxLength };
  return (
    <FieldFrame {...{ id, name, label, optional }}>
      {lines ? (
        <textarea {...commonProps} rows={lines} className="input py-2.5" />
      ) : (
        <input {...commonProps} type={type} autoComplete={autoComplete} className="input" />
      )}
    </FieldFrame>
  );
}
