'use client';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { HydrationTrigger } from './island';

type LivePartProps = {
  /** Name of the file without `.live.ts`. */
  name: string;
  load: () => Promise<(element: HTMLElement) => void>;
  hydrateOn: HydrationTrigger;
  /** Parameters of the script, as `data-` attributes. */
  data: Readonly<Record<string, string>>;
  /**
   * Whether the script replaces the server's markup. Where React runs, the markup then stays as it is
   * without scripts.
   */
  replaces?: boolean;
  children: ReactNode;
};

/**
 * A part of a page that a script without React makes interactive; `hydrateIslands` finds it by its attributes.
 * The script may change texts and attributes of the server's markup, and with `replaces` all of it; React
 * does not re-render that markup.
 */
export function LivePart({
  name,
  load,
  hydrateOn,
  data,
  replaces = false,
  children,
}: LivePartProps): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  // Where React runs there are no attributes for `hydrateIslands`: in development, in Storybook and in the
  // composer.
  useEffect(() => {
    const { current } = container;
    if (current && !replaces) load().then((start) => start(current), console.error);
  }, [load, replaces]);
  const dataAttributes = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [`data-${key}`, value]),
  );
  return (
    <div
      ref={container}
      className="contents"
      data-island={name}
      data-hydrate-on={hydrateOn}
      {...dataAttributes}
    >
      {children}
    </div>
  );
}
