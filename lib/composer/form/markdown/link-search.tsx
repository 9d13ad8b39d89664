'use client';

import { type ReactElement, useState } from 'react';
import { isSafeUrl } from '@/schemas/safe-url';
import { FindBox, type Found } from '../finding/find-box';
import { findPath } from '../records/find-path';
import { searchRecords } from '../records/records';

/** What a text leads to, in the order in which it is found. */
const kinds = {
  page: 'Page',
  office: 'Office',
  agent: 'Agent',
  listing: 'Listing',
  region: 'Region',
  post: 'Blog post',
} as const;
type Kind = keyof typeof kinds;
const order: readonly Kind[] = ['page', 'office', 'agent', 'listing', 'region', 'post'];
const mostOfAKind = 4;

type Place = Found<string> & { find: () => Promise<string | null> };

/** Everything a text may lead to whose words are like what is sought; an address as it is. */
async function searchPlaces(sought: string): Promise<Place[]> {
  const address = addressIn(sought.trim());
  if (address) return [{ key: address, name: address, note: 'This address', find: async () => address }];
  const found = await Promise.all(
    order.map(async (kind) => {
      const records = await searchRecords(kind, sought, { limit: mostOfAKind });
      return records.map(({ id, name, note }) => ({
        key: `${kind} ${id}`,
        name,
        note: [kinds[kind], note].filter(Boolean).join(' · '),
        find: () => findPath(kind, id),
      }));
    }),
  );
  return found.flat();
}

function addressIn(text: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  if (/^\+\d{8,15}$/.test(text)) return `tel:${text}`;
  return /^(https?:|mailto:|tel:|\/)/i.test(text) && isSafeUrl(text) ? text : null;
}

type LinkSearchProps = { id: string; choose: (words: string, address: string) => void; close: () => void };

/** Where the link of a text leads: found by its words, or an address that is pasted. */
export function LinkSearch({ id, choose, close }: LinkSearchProps): ReactElement {
  const [fault, setFault] = useState<string | null>(null);
  const take = async ({ name, find }: Place) => {
    const address = await find().catch(() => null);
    if (address) choose(name, address);
    else setFault(`Visitors find no page of “${name}” yet: publish it first, or choose another`);
  };
  return (
    <div className="grid gap-2 rounded-md border border-line bg-surface-sunken p-2">
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <FindBox
            id={id}
            label="Link to: search, or paste an address"
            disabled={false}
            hasFocus
            search={searchPlaces}
            choose={(found) => void take(found)}
          />
        </span>
        <button type="button" className="pane-button" onClick={close}>
          No link
        </button>
      </p>
      {fault && (
        <p role="alert" className="text-label text-negative">
          {fault}
        </p>
      )}
    </div>
  );
}
