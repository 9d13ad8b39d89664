'use client';
import { type ComponentType, createContext, type ReactElement } from 'react';

/** What brings an island's script: being there, coming near, or being touched, pointed at or focused. */
export type Wake = 'at-once' | 'near' | 'touched';

type IslandProps<Props extends object> = {
  /** The name of its file, before `.island.tsx`. */
  name: string;
  of: ComponentType<Props>;
  /** Plain JSON, and what the server drew, which stays as it is. */
  props: Props;
  wake: Wake;
  /** A query parameter that wakes it at once when the page's address has it. */
  query?: string;
  /** Whether its links do something else than lead elsewhere once it is awake: a click on one then waits for the script. */
  opensLinks?: boolean;
};

/** Whether islands are only marked where they stand: for whoever looks through what is drawn, and wants nothing of it to run. */
export const IslandsAsleep = createContext(false);

/** An island where it stands, marked for `wakeIslands`. */
export function Island<Props extends object>(input: IslandProps<Props>): ReactElement {
  const { name, of: Component, props, wake, query, opensLinks } = input;
  const entries = Object.entries(props);
  const slots = entries.filter(([, value]) => isDrawn(value));
  const plain = Object.fromEntries(entries.filter(([, value]) => !isDrawn(value)));
  const marked = Object.fromEntries(
    slots.map(([slot, drawn]) => [
      slot,
      <div key={slot} data-slot={slot} className="contents">
        {drawn}
      </div>,
    ]),
  );
  return (
    <div
      className="contents"
      data-island={name}
      data-wake={wake}
      data-query={query}
      data-opens-links={opensLinks ? 'a' : undefined}
      data-props={JSON.stringify(plain)}
    >
      <IslandsAsleep.Consumer>
        {(isAsleep) => (isAsleep ? null : <Component {...props} {...marked} />)}
      </IslandsAsleep.Consumer>
    </div>
  );
}

/** Elements, and the references to elements that the server has still to draw. */
function isDrawn(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isDrawn);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
