import type { ComponentType } from 'react';
import type { DescribedField } from '@/lib/engine/described-field';
import type { Severity } from '@/lib/engine/fault';

/** What is wrong with a field, in a sentence: something is missing still, or it cannot be kept like this. */
export type FieldFault = { message: string; severity: Severity };

/** What a bound field shows as long as nobody writes in it: `words` for people, `from` what gives it. */
export type SuppliedField = { words: string; from: string };

/** One field of a block, or of an entry in it, as a form handles it. */
export type FieldProps = {
  name: string;
  field: DescribedField;
  value: unknown;
  /** `isTyping` for what is written letter by letter. */
  change: (value: unknown, isTyping: boolean) => void;
  /** Why it cannot be saved or published like this; of a field with controls of its own, with what is in it. */
  faults: (path: string, isWhole: boolean) => FieldFault[];
  /** Where it stands in the block, as `items.0.title`. */
  path: string;
  disabled: boolean;
  supplied?: SuppliedField | undefined;
};

/** With what ties a control to its words, and `draw` for fields within it. */
export type ControlProps = FieldProps & {
  id: string;
  labelId: string;
  about: string;
  isWrong: boolean;
  /** Whether somebody writes where a link leads, this moment. */
  isWriting: boolean;
  draw: ComponentType<FieldProps>;
};

/** An object with another value; undefined takes the key away. */
export function withValue(
  content: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const { [name]: _before, ...rest } = content;
  return value === undefined ? rest : { ...content, [name]: value };
}

/** What is kept of a text: one that may be left out is, once it is emptied, and what its source or its record gives is shown again. */
export const keptText = (text: string, { supplied, field }: Pick<FieldProps, 'supplied' | 'field'>) =>
  text === '' && (supplied || field.isOptional) ? undefined : text;
