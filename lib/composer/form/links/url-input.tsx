'use client';

import type { ComponentProps, ReactElement } from 'react';
import { useOwnText } from '../field/use-own-text';
import { wholeAddress } from './read-address';

type UrlInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: unknown;
  change: (address: string) => void;
};

const ways = {
  write: (value: unknown) => (typeof value === 'string' ? value : ''),
  read: wholeAddress,
};

/** A web address as people say it, stored whole: `meridian.example` as `https://meridian.example`. */
export function UrlInput({ value, change, ...input }: UrlInputProps): ReactElement {
  const [text, setText] = useOwnText(value, ways);
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
          change(ways.read(target.value));
        }}
      />
      {typeof value === 'string' && value !== text.trim() && (
        <p className="mt-1 text-label text-text-muted">Leads to {value}</p>
      )}
    </div>
  );
}
