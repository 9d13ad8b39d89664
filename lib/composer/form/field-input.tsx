'use client';

import { type ReactElement, useId } from 'react';
import { controlOf } from '@/lib/engine/described-field';
import { tellFacts } from '@/lib/engine/find-facts';
import { handlings } from './control';
import type { ControlProps, FieldFault, FieldProps } from './field/field-props';
import { LetterCount } from './letter-count';
import { isHalfTyped, targetFault } from './links/target-fault';
import { useWriting } from './links/use-writing';

/** One field with its words, its control and what is wrong with it. */
export function FieldInput(props: FieldProps): ReactElement {
  const { field, path, supplied, value, disabled } = props;
  const id = useId();
  const [about, labelId] = [`${id}-about`, `${id}-label`];
  const control = controlOf(field);
  const { Control, isMany, isBox } = handlings[control];
  const { isWriting, around } = useWriting(control, id);
  const faults = readFaults(props, !isBox, isWriting);
  // The frame of an entry has its name already.
  const isBare = field.entry !== undefined && control !== 'list';
  const common: ControlProps = {
    ...props,
    field: { ...field, control },
    id,
    labelId,
    about,
    isWrong: faults.some(({ severity }) => severity === 'malformed'),
    isWriting,
    draw: FieldInput,
  };
  return (
    <div
      data-path={path}
      data-given={(supplied && value === undefined) || undefined}
      className="mb-4 last:mb-1"
      {...around}
    >
      {!isBare && <Words {...common} isMany={isMany} />}
      {isMany ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot have its legend beside a count
        <div role="group" aria-labelledby={isBare ? undefined : labelId} aria-describedby={about}>
          <Control {...common} />
        </div>
      ) : (
        <Control {...common} />
      )}
      <div id={about} className="mt-1 text-label">
        {field.help && (!disabled || isUnwritten(value)) && <p className="text-text-muted">{field.help}</p>}
        {typeof value === 'string' &&
          tellFacts(value).map((told) => (
            <p key={told} className="text-text-muted">
              {told}
            </p>
          ))}
        {faults.map(({ message, severity }) => (
          <p key={message} className={severity === 'malformed' ? 'text-negative' : 'needed'}>
            {message}
          </p>
        ))}
      </div>
      {supplied && <Supplied {...props} supplied={supplied} />}
    </div>
  );
}

/** What stands there then is said in the help, also to who only reads. */
const isUnwritten = (value: unknown): boolean => value === undefined || value === '';

/** What it is called, how much is written, and the way back to what it is by itself. */
function Words(props: ControlProps & { isMany: boolean }): ReactElement {
  const { field, name, value, disabled, change, id, labelId, isMany } = props;
  const Label = isMany ? 'span' : 'label';
  return (
    <div className="mb-1 flex items-baseline gap-2">
      <Label id={labelId} {...(!isMany && { htmlFor: id })} className="font-medium">
        {field.label ?? name}
      </Label>
      {!disabled && <LetterCount value={value} most={field.maxLength} />}
      {canReset(props) && (
        <button
          type="button"
          className="ml-auto text-label text-link underline"
          onClick={() => change(undefined, false)}
        >
          Reset<span className="sr-only"> {field.label ?? name}</span>
        </button>
      )}
    </div>
  );
}

/** What its source gives, and whether somebody has written something else. */
function Supplied({
  supplied: { words, from },
  value,
  change,
  disabled,
}: FieldProps & { supplied: NonNullable<FieldProps['supplied']> }): ReactElement {
  if (value === undefined)
    return (
      <p className="text-label text-text-muted">
        Comes from {from}, and is changed in its record.
        {!disabled && ' Write here to say something else on this page.'}
      </p>
    );
  return (
    <p className="supplied">
      <span>
        Written here, instead of what comes from {from}
        {words && <q className="line-clamp-2">{words}</q>}
      </span>
      <button
        type="button"
        className="pane-button"
        disabled={disabled}
        onClick={() => change(undefined, false)}
      >
        Take it back
      </button>
    </p>
  );
}

/** A link is told what it lacks by what somebody means it to be. */
function readFaults(
  { path, field, value, faults }: FieldProps,
  isWhole: boolean,
  isWriting: boolean,
): FieldFault[] {
  const control = controlOf(field);
  if (control === 'target' && field.type !== 'string')
    return targetFaults(faults(path, true), value, isWriting);
  if (control !== 'link' || value === undefined || value === null) return faults(path, isWhole);
  const words = faults(`${path}.label`, true).map((fault) =>
    fault.severity === 'unfinished' ? { ...fault, message: 'Write the words of the link' } : fault,
  );
  return [...words, ...targetFaults(faults(`${path}.to`, true), valueAt(value, 'to'), isWriting)];
}

/** What is half typed is no fault while it is typed; left so, it is. */
function targetFaults(found: FieldFault[], value: unknown, isWriting: boolean): FieldFault[] {
  const message = targetFault(value);
  if (found.length === 0 || message === null) return found;
  const isWrong =
    !(isWriting && isHalfTyped(value)) && found.some(({ severity }) => severity === 'malformed');
  return [{ message, severity: isWrong ? 'malformed' : 'unfinished' }];
}

const valueAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What may be left out and says something else than if it were. */
function canReset({ field, value, supplied, disabled }: FieldProps): boolean {
  const { default: standard } = field;
  if (disabled || supplied || value === undefined || standard === undefined || standard === null)
    return false;
  return !(Array.isArray(standard) || standard === '') && value !== standard;
}
