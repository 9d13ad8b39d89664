'use client';

import { type FocusEvent, type ReactElement, useId, useState } from 'react';
import { controlOf } from '@/lib/engine/described-field';
import { describeFigures } from '@/lib/engine/text-figures';
import { CharacterCount } from './character-count';
import { controls } from './controls';
import type { ControlProps, FieldIssue, FieldProps } from './field/field-props';
import { isPartialTarget, targetIssue } from './links/link-target';

/**
 * Whether the user is typing the target of a link, with the focus handlers that track it. Other fields get
 * no handlers.
 */
function useTargetTyping(control: ReturnType<typeof controlOf>, id: string) {
  const [focused, setFocused] = useState<string | null>(null);
  const isTypingTarget = focused === (control === 'link' ? `${id}-to` : id);
  const focusHandlers = {
    onFocus: ({ target }: FocusEvent) => setFocused(target.id),
    onBlur: () => setFocused(null),
  };
  return { isTypingTarget, ...((control === 'link' || control === 'target') && { focusHandlers }) };
}

/** A field with its label, control, help text and issues. */
export function FieldInput(props: FieldProps): ReactElement {
  const { field, path, supplied, value, disabled } = props;
  const id = useId();
  const [describedBy, labelId] = [`${id}-about`, `${id}-label`];
  const control = controlOf(field);
  const { Control, isComposite, isContainer } = controls[control];
  const { isTypingTarget, focusHandlers } = useTargetTyping(control, id);
  const issues = collectIssues(props, !isContainer, isTypingTarget);
  // The frame of a list entry already has its label.
  const isLabelHidden = field.entry !== undefined && control !== 'list';
  const controlProps: ControlProps = {
    ...props,
    field: { ...field, control },
    id,
    labelId,
    describedBy,
    isInvalid: issues.some(({ severity }) => severity === 'malformed'),
    isTypingTarget,
    fieldComponent: FieldInput,
  };
  return (
    <div
      data-path={path}
      data-supplied={(supplied && value === undefined) || undefined}
      className="mb-4 last:mb-1"
      {...focusHandlers}
    >
      {!isLabelHidden && <FieldLabel {...controlProps} isComposite={isComposite} />}
      {isComposite ? (
        // biome-ignore lint/a11y/useSemanticElements: a legend cannot be in one row with the count
        <div
          role="group"
          aria-labelledby={isLabelHidden ? undefined : labelId}
          aria-describedby={describedBy}
        >
          <Control {...controlProps} />
        </div>
      ) : (
        <Control {...controlProps} />
      )}
      <div id={describedBy} className="mt-1 text-label">
        {field.help && (!disabled || isEmptyValue(value)) && <p className="text-text-muted">{field.help}</p>}
        {typeof value === 'string' &&
          describeFigures(value).map((description) => (
            <p key={description} className="text-text-muted">
              {description}
            </p>
          ))}
        {issues.map(({ message, severity }) => (
          <p key={message} className={severity === 'malformed' ? 'text-negative' : 'needed'}>
            {message}
          </p>
        ))}
      </div>
      {supplied && <SuppliedNote {...props} supplied={supplied} />}
    </div>
  );
}

/** The help says what is displayed for an empty value, so a read-only form shows it as well. */
const isEmptyValue = (value: unknown): boolean => value === undefined || value === '';

/** Label, character count and reset button. */
function FieldLabel(props: ControlProps & { isComposite: boolean }): ReactElement {
  const { field, name, value, disabled, onChange, id, labelId, isComposite } = props;
  const Label = isComposite ? 'span' : 'label';
  return (
    <div className="mb-1 flex items-baseline gap-2">
      <Label id={labelId} {...(!isComposite && { htmlFor: id })} className="font-medium">
        {field.label ?? name}
      </Label>
      {!disabled && <CharacterCount value={value} max={field.maxLength} />}
      {canReset(props) && (
        <button
          type="button"
          className="ml-auto text-label text-link underline"
          onClick={() => onChange(undefined, false)}
        >
          Reset<span className="sr-only"> {field.label ?? name}</span>
        </button>
      )}
    </div>
  );
}

/** Value of the source, or a note that the author has replaced it. */
function SuppliedNote({
  supplied: { text, from },
  value,
  onChange,
  disabled,
}: FieldProps & { supplied: NonNullable<FieldProps['supplied']> }): ReactElement {
  if (value === undefined)
    return (
      <p className="text-label text-text-muted">
        Comes from {from} and is edited there.
        {!disabled && ' Type here to override it on this page.'}
      </p>
    );
  return (
    <p className="supplied">
      <span>
        Overrides the content from {from}
        {text && <q className="line-clamp-2">{text}</q>}
      </span>
      <button
        type="button"
        className="pane-button"
        disabled={disabled}
        onClick={() => onChange(undefined, false)}
      >
        Reset
      </button>
    </p>
  );
}

/** Issues of a field. Those of a link depend on the kind of target that the user has selected. */
function collectIssues(
  { path, field, value, issuesAt }: FieldProps,
  includesNested: boolean,
  isTypingTarget: boolean,
): FieldIssue[] {
  const control = controlOf(field);
  if (control === 'target' && field.type !== 'string')
    return targetIssues(issuesAt(path, true), value, isTypingTarget);
  if (control !== 'link' || value === undefined || value === null) return issuesAt(path, includesNested);
  const labelIssues = issuesAt(`${path}.label`, true).map((issue) =>
    issue.severity === 'unfinished' ? { ...issue, message: 'Enter the link text' } : issue,
  );
  return [
    ...labelIssues,
    ...targetIssues(issuesAt(`${path}.to`, true), valueAt(value, 'to'), isTypingTarget),
  ];
}

/** A partially typed target is reported only after the field loses the focus. */
function targetIssues(issues: FieldIssue[], value: unknown, isTypingTarget: boolean): FieldIssue[] {
  const message = targetIssue(value);
  if (issues.length === 0 || message === null) return issues;
  const isWrong =
    !(isTypingTarget && isPartialTarget(value)) && issues.some(({ severity }) => severity === 'malformed');
  return [{ message, severity: isWrong ? 'malformed' : 'unfinished' }];
}

const valueAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** An optional value that differs from its default. */
function canReset({ field, value, supplied, disabled }: FieldProps): boolean {
  const { default: defaultValue } = field;
  if (disabled || supplied || value === undefined || defaultValue === undefined || defaultValue === null)
    return false;
  return !(Array.isArray(defaultValue) || defaultValue === '') && value !== defaultValue;
}
