'use client';

import type { ReactElement } from 'react';
import { controlAttributes } from '../field/control-attributes';
import type { ControlProps } from '../field/field-props';
import { useOwnText } from '../field/use-own-text';

const readNumber = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  const number = Number(text.replaceAll(/[\s,]/g, ''));
  return Number.isFinite(number) ? number : text;
};

/** A number as people write it; what is none yet stays as it is typed, and is told. */
export function NumberInput(control: ControlProps): ReactElement {
  const { field, value, change } = control;
  const [text, setText] = useOwnText(value, {
    write: (kept) => (typeof kept === 'number' || typeof kept === 'string' ? String(kept) : ''),
    read: readNumber,
  });
  return (
    <input
      {...controlAttributes(control)}
      className="field max-w-40"
      inputMode="decimal"
      placeholder={typeof field.default === 'number' ? String(field.default) : undefined}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        change(readNumber(target.value), true);
      }}
    />
  );
}

const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Short texts, each on a line of its own. */
export function LinesInput(control: ControlProps): ReactElement {
  const { value, change } = control;
  const [text, setText] = useOwnText(value, {
    write: (kept) => (Array.isArray(kept) ? kept.join('\n') : ''),
    read: readLines,
  });
  return (
    <textarea
      {...controlAttributes(control)}
      className="field field-sizing-content enabled:min-h-20"
      placeholder="One on each line"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        change(readLines(target.value), true);
      }}
    />
  );
}

/** A day. */
export function DateInput(control: ControlProps): ReactElement {
  const { value, change } = control;
  return (
    <input
      {...controlAttributes(control)}
      className="field max-w-48"
      type="date"
      value={typeof value === 'string' ? value.slice(0, 10) : ''}
      onChange={({ target }) => change(target.value || undefined, false)}
    />
  );
}

/** Something that is on or off. */
export function SwitchInput({ field, value, change, id, about, disabled }: ControlProps): ReactElement {
  const isOn = (value ?? field.default) === true;
  return (
    <span className="flex items-center gap-2">
      <input
        id={id}
        role="switch"
        aria-checked={isOn}
        type="checkbox"
        className="switch"
        disabled={disabled}
        aria-describedby={about}
        checked={isOn}
        onChange={(event) => change(event.target.checked, false)}
      />
      <span aria-hidden className="text-label text-text-muted">
        {isOn ? 'On' : 'Off'}
      </span>
    </span>
  );
}
