'use client';

import type { ReactElement } from 'react';
import { isNode } from '@/lib/document/nodes';
import { type ControlProps, withValue } from '../field/field-props';
import { recordingAt } from './recording-at';

const kinds = { youtube: 'YouTube', vimeo: 'Vimeo', file: 'A file here' } as const;
type Kind = keyof typeof kinds;
const order: readonly Kind[] = ['youtube', 'vimeo', 'file'];

/** A recording, by the address that people copy out of their browser. */
export function RecordingInput({ value, change, id, about, isWrong, disabled }: ControlProps): ReactElement {
  const source = isNode(value) ? value : {};
  const kind = order.find((one) => one === source.kind) ?? 'youtube';
  const text = (name: string) => (typeof source[name] === 'string' ? source[name] : '');
  const line = (name: string, label: string, placeholder: string, write: (typed: string) => unknown) => (
    <label className="block">
      <span className="mb-1 block text-label">{label}</span>
      <input
        id={name === 'captions' ? `${id}-captions` : id}
        className="field"
        disabled={disabled}
        aria-describedby={about}
        aria-invalid={isWrong}
        placeholder={placeholder}
        value={text(name)}
        onChange={({ target }) => change(write(target.value), true)}
      />
    </label>
  );
  return (
    <div className="grid gap-2">
      <div className="segments">
        {order.map((one) => (
          <label key={one} className="segment">
            <input
              type="radio"
              name={`${id}-kind`}
              className="sr-only"
              disabled={disabled}
              checked={kind === one}
              onChange={() => change({ kind: one }, false)}
            />
            {kinds[one]}
          </label>
        ))}
      </div>
      {kind === 'file' ? (
        <>
          {line('src', 'Address of the recording', '/media/handover.mp4', (typed) =>
            withValue({ ...source, kind }, 'src', typed),
          )}
          {line('captions', 'Address of its captions', '/media/handover.vtt', (typed) =>
            withValue({ ...source, kind }, 'captions', typed),
          )}
        </>
      ) : (
        line(
          'video',
          `Paste its address from ${kinds[kind]}`,
          `https://${hosts[kind]}`,
          (typed) => recordingAt(typed) ?? { kind, video: typed },
        )
      )}
    </div>
  );
}

const hosts = { youtube: 'www.youtube.com/watch?v=…', vimeo: 'vimeo.com/…' } as const;
