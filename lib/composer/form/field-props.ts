import type { DescribedField } from './described-field';

/** One field of a block, or of an entry in it, as a form handles it. */
export type FieldProps = {
  name: string;
  field: DescribedField;
  value: unknown;
  /** `isTyping` for what is written letter by letter. */
  change: (value: unknown, isTyping: boolean) => void;
  /** Why it cannot be saved or published like this; of a field with controls of its own, with what is in it. */
  faults: (path: string, isWhole: boolean) => string[];
  /** Where it stands in the block, as `items.0.title`. */
  path: string;
  disabled: boolean;
};

/** With what ties a control to its words. */
export type ControlProps = FieldProps & { id: string; about: string; isWrong: boolean };

/** An object with another value; undefined takes the key away. */
export function withValue(
  content: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const { [name]: _before, ...rest } = content;
  return value === undefined ? rest : { ...content, [name]: value };
}
