import type { ComponentType } from 'react';
import type { DescribedField } from '@/lib/engine/described-field';
import type { Severity } from '@/lib/engine/issue';

/** An issue of a field: something is missing, or the value cannot be saved. */
export type FieldIssue = { message: string; severity: Severity };

/** What a bound field shows while it is empty: the supplied text, and the label of its source. */
export type SuppliedField = { text: string; from: string };

/** Props of a field of a block, or of an entry in it. */
export type FieldProps = {
  name: string;
  field: DescribedField;
  value: unknown;
  /** `isTyping` is true for input letter by letter. */
  onChange: (value: unknown, isTyping: boolean) => void;
  /** The issues at a path; with those of the fields in it if `includesNested`. */
  issuesAt: (path: string, includesNested: boolean) => FieldIssue[];
  /** Path in the block, such as `items.0.title`. */
  path: string;
  disabled: boolean;
  supplied?: SuppliedField | undefined;
};

/** Adds the ids that connect a control to its label, and the component for nested fields. */
export type ControlProps = FieldProps & {
  id: string;
  labelId: string;
  describedBy: string;
  isInvalid: boolean;
  /** Whether the user is typing the target of a link. */
  isTypingTarget: boolean;
  fieldComponent: ComponentType<FieldProps>;
};

/** Copies an object with another value; undefined removes the key. */
export function withValue(
  content: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const { [name]: _before, ...rest } = content;
  return value === undefined ? rest : { ...content, [name]: value };
}

/**
 * The value to store for a text: undefined for an emptied optional one, so that its source applies again.
 */
export const toStoredText = (text: string, { supplied, field }: Pick<FieldProps, 'supplied' | 'field'>) =>
  text === '' && (supplied || field.isOptional) ? undefined : text;

/** Attributes that connect a control to its label, help text and issues. */
export const controlAttributes = ({ id, describedBy, isInvalid, disabled }: ControlProps) => ({
  id,
  disabled,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
});

/**
 * Replaces line breaks, with the white space around them, by one space. The lookbehind keeps the runtime
 * linear for long runs of white space.
 */
export const toSingleLine = (text: string): string => text.replaceAll(/(?<!\s)\s*[\r\n]\s*/g, ' ');
