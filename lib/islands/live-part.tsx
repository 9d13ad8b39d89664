'use client';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { Wake } from './island';

type LivePartProps = {
  /** The name of its file, before `.live.ts`. */
  name: string;
  bring: () => Promise<(place: HTMLElement) => void>;
  wake: Wake;
  /** What the script is told, as `data-` attributes. */
  data: Readonly<Record<string, string>>;
  /** Whether it replaces what the server drew: where React runs it then stays what it is without a script. */
  replaces?: boolean;
  children: ReactNode;
};

/**
 * A part of a page that a script without React brings to life, marked for `wakeIslands`. The script may change texts and attributes of what the
 * server drew, and with `replaces` all of it: where React runs, it goes on believing in the rest.
 */
export function LivePart({
  name,
  bring,
  wake,
  data,
  replaces = false,
  children,
}: LivePartProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  // Where React runs there are no marks: in development, in Storybook and in the composer.
  useEffect(() => {
    const { current } = place;
    if (current && !replaces) bring().then((start) => start(current), console.error);
  }, [bring, replaces]);
  const told = Object.fromEntries(Object.entries(data).map(([key, value]) => [`data-${key}`, value]));
  return (
    <div ref={place} className="contents" data-island={name} data-wake={wake} {...told}>
      {children}
    </div>
  );
}
