'use client';

import { memo, type ReactElement } from 'react';
import { isSameJson } from '@/lib/document/canonical-json';
import type { Fault } from '@/lib/engine/fault';
import type { FieldProps } from './field/field-props';
import { FieldInput } from './field-input';

type BlockFieldProps = Pick<FieldProps, 'name' | 'field' | 'value' | 'disabled' | 'supplied'> & {
  /** Those of this field and of what is in it. */
  faults: readonly Fault[];
  change: (name: string, value: unknown, isTyping: boolean) => void;
};

/** A field of the block itself. One is typed in at a time: the others are drawn again only when something of theirs is another. */
export const BlockField = memo(function BlockField({
  faults,
  change,
  ...field
}: BlockFieldProps): ReactElement {
  return (
    <FieldInput
      {...field}
      path={field.name}
      change={(value, isTyping) => change(field.name, value, isTyping)}
      faults={(path, isWhole) => faultsAt(faults, path, isWhole)}
    />
  );
}, isSame);

/** Faults and what is supplied are made anew with each letter, whether they say something else or not. */
function isSame(
  { faults, supplied, ...before }: BlockFieldProps,
  { faults: faultsNow, supplied: suppliedNow, ...now }: BlockFieldProps,
): boolean {
  return (
    before.name === now.name &&
    before.field === now.field &&
    before.value === now.value &&
    before.disabled === now.disabled &&
    before.change === now.change &&
    isSameJson(faults, faultsNow) &&
    isSameJson(supplied ?? null, suppliedNow ?? null)
  );
}

/** Each said once, of a field or of all that is in it. */
function faultsAt(faults: readonly Fault[], path: string, isWhole: boolean): Fault[] {
  const place = `props.${path}`;
  const here = faults.filter(
    (fault) => fault.path === place || (isWhole && fault.path.startsWith(`${place}.`)),
  );
  return here.filter(({ message }, at) => here.findIndex((one) => one.message === message) === at);
}

/** The faults of a field of the block, and of what is in it. */
export const faultsWithin = (faults: readonly Fault[], name: string): Fault[] =>
  faults.filter(({ path }) => path === `props.${name}` || path.startsWith(`props.${name}.`));
