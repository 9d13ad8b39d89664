import type { ReactElement } from 'react';
import { FieldFrame } from './field-frame';

type TextControlProps = {
  id: string;
  name: string;
  label: string;
  optional?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  most?: number | undefined;
  autoComplete?: string | undefined;
  /** Several lines to write in. */
  lines?: number;
};

/** Something to write: a line, or several. */
export function TextControl(props: TextControlProps): ReactElement {
  const { id, name, label, optional, type = 'text', most, autoComplete, lines } = props;
  const shared = { id, name, required: !optional, maxLength: most };
  return (
    <FieldFrame {...{ id, name, label, optional }}>
      {lines ? (
        <textarea {...shared} rows={lines} className="input py-2.5" />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} className="input" />
      )}
    </FieldFrame>
  );
}
