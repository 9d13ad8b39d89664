'use client';

import { type ReactElement, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { recordIdSchema } from '@/schemas/reference';
import { RecordChoice } from './record-choice';

/** Where a link may lead, by the key it is stored under. */
const kinds = {
  page: 'A page',
  office: 'An office',
  region: 'A region',
  agent: 'An agent',
  listing: 'A listing',
  post: 'A blog post',
  url: 'A web address',
  phone: 'A telephone number',
  mail: 'An e-mail address',
} as const;
type Kind = keyof typeof kinds;
const order: readonly Kind[] = [
  'page',
  'office',
  'region',
  'agent',
  'listing',
  'post',
  'url',
  'phone',
  'mail',
];
const written: Readonly<Partial<Record<Kind, string>>> = {
  url: 'https://',
  phone: '+233',
  mail: 'name@example.com',
};

type TargetInputProps = {
  value: unknown;
  change: (value: unknown, isTyping: boolean) => void;
  id: string;
  about: string;
  isWrong: boolean;
  disabled: boolean;
};

/** Where a link leads: a record that is searched for, or an address as it is written. */
export function TargetInput({ value, change, id, about, isWrong, disabled }: TargetInputProps): ReactElement {
  const target = isNode(value) ? value : {};
  const stored = order.find((kind) => kind in target);
  const [picked, setPicked] = useState<Kind | undefined>(stored);
  const kind = picked ?? stored ?? 'page';
  const held = target[kind];
  return (
    <>
      <select
        className="field mb-2"
        aria-label="Leads to"
        disabled={disabled}
        value={kind}
        onChange={(event) => setPicked(order.find((one) => one === event.target.value))}
      >
        {order.map((one) => (
          <option key={one} value={one}>
            {kinds[one]}
          </option>
        ))}
      </select>
      {kind === 'url' || kind === 'phone' || kind === 'mail' ? (
        <input
          id={id}
          className="field"
          type="text"
          inputMode={kind === 'phone' ? 'tel' : kind === 'mail' ? 'email' : 'url'}
          placeholder={written[kind]}
          aria-label={kinds[kind]}
          aria-describedby={about}
          aria-invalid={isWrong}
          disabled={disabled}
          value={typeof held === 'string' ? held : ''}
          onChange={(event) => change({ [kind]: event.target.value }, true)}
        />
      ) : (
        <RecordChoice
          key={kind}
          kind={kind}
          what={kind === 'post' ? 'blog post' : kind}
          id={id}
          disabled={disabled}
          chosen={recordIdSchema.safeParse(held).data}
          choose={(record) => change({ [kind]: record }, false)}
        />
      )}
    </>
  );
}
