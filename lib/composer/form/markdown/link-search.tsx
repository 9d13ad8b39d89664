'use client';

import { type ReactElement, useCallback, useState } from 'react';
import { useBlockFormContext } from '../field/block-form-context';
import { SearchCombobox } from '../search-combobox';
import { type TextLinkTarget, searchTargets } from './search-targets';

type LinkSearchProps = { id: string; onSelect: (label: string, address: string) => void; onClose: () => void };

/** Selects the target of a link in a text, by a search or a pasted address. */
export function LinkSearch({ id, onSelect, onClose }: LinkSearchProps): ReactElement {
  const [issue, setIssue] = useState<string | null>(null);
  const { path } = useBlockFormContext();
  const search = useCallback(
    (query: string, signal: AbortSignal) => searchTargets(query, signal, path),
    [path],
  );
  const selectTarget = async ({ name, resolvePath }: TextLinkTarget) => {
    const address = await resolvePath().catch(() => undefined);
    if (address) onSelect(name, address);
    else if (address === null)
      setIssue(`Visitors find no page of “${name}” yet: publish it first, or choose another`);
    else setIssue(`Where “${name}” stands cannot be told just now. Try again in a moment`);
  };
  return (
    <fieldset
      aria-label="Where the link leads"
      className="grid min-w-0 gap-2 rounded-md border border-line bg-surface-sunken p-2"
      // The combobox handles the Escape that closes its list.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <SearchCombobox
            id={id}
            label="Link to: search, or paste an address"
            disabled={false}
            hasInitialFocus
            search={search}
            onSelect={(target) => void selectTarget(target)}
          />
        </span>
        <button type="button" className="pane-button" onClick={onClose}>
          No link
        </button>
      </p>
      {issue && (
        <p role="alert" className="text-label text-negative">
          {issue}
        </p>
      )}
    </fieldset>
  );
}
