'use client';

import { type ReactElement, useCallback, useId, useState } from 'react';
import type { Looking } from '@/schemas/composing/preview';
import { FindBox } from '../form/finding/find-box';
import { searchRecords } from '../form/records/search-records';
import { leaveFor } from './leave-for';
import { addressWith, useLooking } from './looking';
import { usePanes } from './use-panes';
import { useSession } from './use-session';

/** With which office or other record a page is looked at, where it is shown for many. */
export function ShownFor(): ReactElement {
  const looking = useLooking();
  const session = useSession();
  const { locale } = session.page;
  const { say } = usePanes();
  const go = async (change: Readonly<Record<string, string>>, name: string) =>
    say((await leaveFor(session, addressWith(looking, { locale, ...change }), name)) ?? '');
  return (
    <>
      {looking.choices.map((one) => (
        <Choice key={one.kind} of={one} choose={(slug, name) => void go({ [one.kind]: slug }, name)} />
      ))}
    </>
  );
}

type ChoiceProps = { of: Looking['choices'][number]; choose: (slug: string, name: string) => void };

const nobodys = { key: '', name: 'The whole network' };

/** The one that is chosen; pressed, it makes room to find another. */
function Choice({ of, choose }: ChoiceProps): ReactElement {
  const { kind, isNeeded, name, within } = of;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = kind === 'office' ? 'Shown for' : of.label;
  const shown = name ?? nobodys.name;
  const search = useCallback(
    async (sought: string, signal: AbortSignal) => {
      const { records, hasMore } = await searchRecords(
        [kind],
        sought,
        { isPublic: true, office: within },
        signal,
      );
      const found = records.flatMap(({ slug, name, note }) =>
        slug === null ? [] : [{ key: slug, name, note }],
      );
      return { found: isNeeded || sought.trim() !== '' ? found : [nobodys, ...found], hasMore };
    },
    [kind, within, isNeeded],
  );
  return (
    <div className="flex shrink-0 items-center gap-2 text-label text-text-muted">
      <span aria-hidden className="max-xl:hidden">
        {label}
      </span>
      {isOpen && (
        <span className="w-40">
          <FindBox
            id={id}
            label={`Search for ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`}
            disabled={false}
            hasFocus
            search={search}
            choose={({ key, name }) => choose(key, name)}
          />
        </span>
      )}
      <button
        type="button"
        className="pane-button max-w-64 border max-xl:max-w-40 border-line-strong"
        title={shown}
        aria-expanded={isOpen}
        aria-label={isOpen ? undefined : `${label}: ${shown}`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0 truncate">{isOpen ? 'Keep it' : shown}</span>
      </button>
    </div>
  );
}
