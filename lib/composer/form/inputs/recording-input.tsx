'use client';

import type { ReactElement } from 'react';
import { isNode } from '@/lib/document/nodes';
import type { ControlProps } from '../field/field-props';

export type RecordingSource = { kind: 'youtube' | 'vimeo'; video: string };

const urlPatterns: readonly [RecordingSource['kind'], RegExp][] = [
  [
    'youtube',
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^?\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/,
  ],
  ['vimeo', /vimeo\.com\/(?:video\/)?(\d{6,12})/],
];

/** The recording that a YouTube or Vimeo URL identifies, in any of its usual forms; null for other text. */
export function parseRecordingUrl(text: string): RecordingSource | null {
  for (const [kind, pattern] of urlPatterns) {
    const video = pattern.exec(text)?.[1];
    if (video) return { kind, video };
  }
  return null;
}

const kindLabels = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;
type RecordingKind = keyof typeof kindLabels;
const kindOrder: readonly RecordingKind[] = ['youtube', 'vimeo'];

/**
 * Input for a recording by its URL, as copied from the browser. Files that come with the site can be replaced,
 * not chosen: staff cannot upload videos.
 */
export function RecordingInput({
  value,
  onChange,
  id,
  describedBy,
  isInvalid,
  disabled,
}: ControlProps): ReactElement {
  const source = isNode(value) ? value : {};
  const kind = kindOrder.find((candidate) => candidate === source.kind) ?? 'youtube';
  return (
    <div className="grid gap-2">
      {source.kind === 'file' && (
        <p className="text-label text-text-muted">
          This video comes with the site. Paste an address to replace it.
        </p>
      )}
      <KindOptions kind={kind} id={id} disabled={disabled} onChange={onChange} />
      <label className="block">
        <span className="mb-1 block text-label">Paste the address from {kindLabels[kind]}</span>
        <input
          id={id}
          className="field"
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          placeholder={`https://${placeholderUrls[kind]}`}
          value={typeof source.video === 'string' ? source.video : ''}
          onChange={({ target }) =>
            onChange(parseRecordingUrl(target.value) ?? { kind, video: target.value }, true)
          }
        />
      </label>
    </div>
  );
}

type KindOptionsProps = Pick<ControlProps, 'id' | 'disabled' | 'onChange'> & { kind: RecordingKind };

/** Radio buttons for the kind of the recording. A change removes the address. */
const KindOptions = ({ kind, id, disabled, onChange }: KindOptionsProps): ReactElement => (
  <div className="segments">
    {kindOrder.map((option) => (
      <label key={option} className="segment">
        <input
          type="radio"
          name={`${id}-kind`}
          className="sr-only"
          disabled={disabled}
          checked={kind === option}
          onChange={() => onChange({ kind: option }, false)}
        />
        {kindLabels[option]}
      </label>
    ))}
  </div>
);

const placeholderUrls = { youtube: 'www.youtube.com/watch?v=…', vimeo: 'vimeo.com/…' } as const;
