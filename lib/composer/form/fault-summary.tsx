import type { ReactElement } from 'react';
import type { Block } from '@/lib/engine/block';
import type { Fault } from '@/lib/engine/fault';
import { namePlace } from '@/lib/engine/name-place';

type FaultSummaryProps = {
  faults: readonly Fault[];
  definition: Block;
  /** Leads to a field. */
  find: (path: string) => void;
};

/** What is still to be done before visitors may see the block; each leads to its field. */
export function FaultSummary({ faults, definition, find }: FaultSummaryProps): ReactElement | null {
  const places = new Map(faults.map((fault) => [fault.path, fault]));
  if (places.size === 0) return null;
  const isWrong = faults.some(({ severity }) => severity === 'malformed');
  return (
    <section
      aria-label="To be seen to"
      className={`mb-4 rounded-md border p-3 ${isWrong ? 'border-negative' : 'border-accent'}`}
    >
      <p className="mb-1 font-medium">
        {places.size === 1 ? 'One thing' : `${places.size} things`} to be seen to before visitors can see it
      </p>
      <ul className="grid gap-0.5">
        {[...places].map(([path, { message }]) => (
          <li key={path}>
            <button type="button" className="text-left text-link underline" onClick={() => find(path)}>
              {namePlace(path, definition) ?? message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
