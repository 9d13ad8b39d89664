'use client';

import type { ReactElement, ReactNode } from 'react';
import { addressWith, useLooking } from './looking';
import { useSession } from './use-session';

/** With which office or other record a page is looked at, where it is shown for many. */
export function ShownFor(): ReactElement {
  const looking = useLooking();
  const session = useSession();
  const { locale } = session.page;
  const go = async (change: Readonly<Record<string, string>>) => {
    // What is not saved by then is kept, and saved where it goes on.
    await session.save();
    window.location.assign(addressWith(looking, { locale, ...change }));
  };
  return (
    <>
      {looking.choices.map(({ kind, label, isNeeded, slug, options, isCut }) => (
        <Choice
          key={kind}
          label={kind === 'office' ? 'Shown for' : label}
          value={slug ?? ''}
          choose={(next) => go({ [kind]: next })}
        >
          {!isNeeded && <option value="">The whole network</option>}
          {options.map((option) => (
            <option key={option.slug} value={option.slug}>
              {option.name}
            </option>
          ))}
          {isCut && <option disabled>There are more: open one of them at its own address</option>}
        </Choice>
      ))}
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  choose: (value: string) => Promise<void>;
  children: ReactNode;
};

function Choice({ label, value, choose, children }: ChoiceProps): ReactElement {
  return (
    <label className="flex shrink-0 items-center gap-2 text-label text-text-muted">
      {label}
      <select
        className="field w-auto max-w-40"
        defaultValue={value}
        onChange={(event) => void choose(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}
