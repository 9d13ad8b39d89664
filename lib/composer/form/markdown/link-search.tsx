'use client';

import { type ReactElement, useCallback, useState } from 'react';
import { useFormPlace } from '../field/form-place';
import { FindBox } from '../finding/find-box';
import { type FoundTarget, searchTargets } from './search-targets';

type LinkSearchProps = { id: string; choose: (words: string, address: string) => void; close: () => void };

/** Where the link of a text leads: found by its words, or an address that is pasted. */
export function LinkSearch({ id, choose, close }: LinkSearchProps): ReactElement {
  const [fault, setFault] = useState<string | null>(null);
  const { path } = useFormPlace();
  const search = useCallback(
    (sought: string, signal: AbortSignal) => searchTargets(sought, signal, path),
    [path],
  );
  const take = async ({ name, find }: FoundTarget) => {
    const address = await find().catch(() => undefined);
    if (address) choose(name, address);
    else if (address === null)
      setFault(`Visitors find no page of “${name}” yet: publish it first, or choose another`);
    else setFault(`Where “${name}” stands cannot be told just now. Try again in a moment`);
  };
  return (
    <fieldset
      aria-label="Where the link leads"
      className="grid min-w-0 gap-2 rounded-md border border-line bg-surface-sunken p-2"
      // One that closes the list of what was found does not come here.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <FindBox
            id={id}
            label="Link to: search, or paste an address"
            disabled={false}
            hasFocus
            search={search}
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
    </fieldset>
  );
}
