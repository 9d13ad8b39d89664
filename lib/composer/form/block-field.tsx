'use client';

import { memo, type ReactElement } from 'react';
import { isSameJson } from '@/lib/document/canonical-json';
import type { Issue } from '@/lib/engine/issue';
import type { FieldProps } from './field/field-props';
import { FieldInput } from './field-input';

type BlockFieldProps = Pick<FieldProps, 'name' | 'field' | 'value' | 'disabled' | 'supplied'> & {
  /** Issues of this field and of the fields in it. */
  issues: readonly Issue[];
  onChange: (name: string, value: unknown, isTyping: boolean) => void;
};

/**
 * A field of the block itself. Memoised: while the user types in one field, the others render again only if
 * their own data changes.
 */
export const BlockField = memo(function BlockField({
  issues,
  onChange,
  ...field
}: BlockFieldProps): ReactElement {
  return (
    <FieldInput
      {...field}
      path={field.name}
      onChange={(value, isTyping) => onChange(field.name, value, isTyping)}
      issuesAt={(path, includesNested) => findIssuesAt(issues, path, includesNested)}
    />
  );
}, hasSameProps);

/** Issues and supplied fields are new objects after each letter, so they are compared by value. */
function hasSameProps(
  { issues, supplied, ...previous }: BlockFieldProps,
  { issues: nextIssues, supplied: nextSupplied, ...next }: BlockFieldProps,
): boolean {
  return (
    previous.name === next.name &&
    previous.field === next.field &&
    previous.value === next.value &&
    previous.disabled === next.disabled &&
    previous.onChange === next.onChange &&
    isSameJson(issues, nextIssues) &&
    isSameJson(supplied ?? null, nextSupplied ?? null)
  );
}

/** Issues of a field, with those of the fields in it if `includesNested`, without duplicate messages. */
function findIssuesAt(issues: readonly Issue[], path: string, includesNested: boolean): Issue[] {
  const prefix = `props.${path}`;
  const matching = issues.filter(
    (issue) => issue.path === prefix || (includesNested && issue.path.startsWith(`${prefix}.`)),
  );
  return matching.filter(({ message }, at) => matching.findIndex((one) => one.message === message) === at);
}

/** Issues of a field of the block and of the fields in it. */
export const issuesWithin = (issues: readonly Issue[], name: string): Issue[] =>
  issues.filter(({ path }) => path === `props.${name}` || path.startsWith(`props.${name}.`));
