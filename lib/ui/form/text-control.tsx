import type { ReactElement } from 'react';
import { Icon } from '@/lib/ui/icon';
import { FieldFrame } from './field-frame';

type TextControlProps = {
  id: string;
  name: string;
  label: string;
  optional?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'password';
  maxLength?: number | undefined;
  autoComplete?: string | undefined;
  /** A note after the label of a required field. */
  hint?: string;
  /** The label of the button that shows a password. */
  reveal?: string;
  /** The number of rows of a textarea; without it a single-line input. */
  rows?: number;
};

/** A text input with one or several lines. */
export function TextControl(props: TextControlProps): ReactElement {
  const { id, name, label, optional, type = 'text', maxLength, autoComplete, rows: lines } = props;
  const { hint, reveal } = props;
  const commonProps = { id, name, required: !optional, maxLength };
  return (
    <FieldFrame {...{ id, name, label }} optional={optional ?? hint}>
      {lines ? (
        <textarea {...commonProps} rows={lines} className="input py-2.5" />
      ) : (
        <TextInput {...{ ...commonProps, type, autoComplete, reveal }} />
      )}
    </FieldFrame>
  );
}

type TextInputProps = {
  id: string;
  name: string;
  required: boolean;
  maxLength: number | undefined;
  type: string;
  autoComplete: string | undefined;
  reveal: string | undefined;
};

/** An input; a password has a button that shows it (`lib/forms/live`). */
function TextInput({ reveal, ...attributes }: TextInputProps): ReactElement {
  if (!reveal) return <input {...attributes} className="input" />;
  return (
    <div className="relative">
      <input {...attributes} className="input pr-12" />
      <button
        type="button"
        data-reveal=""
        aria-pressed="false"
        className="absolute top-0 right-0 flex size-12 cursor-pointer items-center justify-center text-text-muted noscript:hidden aria-pressed:text-link"
      >
        <Icon name="eye" className="size-5" />
        <span className="sr-only">{reveal}</span>
      </button>
    </div>
  );
}
