'use client';

import type { ComponentProps, ReactElement } from 'react';
import { useTextDraft } from '../field/use-text-draft';
import { completeUrl } from './parse-address';

type UrlInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: unknown;
  onChange: (address: string) => void;
};

const urlCodec = {
  format: (value: unknown) => (typeof value === 'string' ? value : ''),
  parse: completeUrl,
};

/**
 * Input for a web address. A URL without a scheme is completed: `meridian.example` is stored as
 * `https://meridian.example`.
 */
export function UrlInput({ value, onChange, ...input }: UrlInputProps): ReactElement {
  const [text, setText] = useTextDraft(value, urlCodec);
  return (
    <div>
      <input
        {...input}
        type="text"
        inputMode="url"
        placeholder="https://"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(urlCodec.parse(target.value));
        }}
      />
      {typeof value === 'string' && value !== text.trim() && (
        <p className="mt-1 text-label text-text-muted">Leads to {value}</p>
      )}
    </div>
  );
}
