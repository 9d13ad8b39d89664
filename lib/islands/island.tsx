'use client';
import { type ComponentType, createContext, type ReactElement } from 'react';

/** When the script of an island is loaded: immediately, near the viewport, or on pointer, touch or focus. */
export type HydrationTrigger = 'load' | 'visible' | 'interaction';

type IslandProps<Props extends object> = {
  /** Name of the file without `.island.tsx`. */
  name: string;
  component: ComponentType<Props>;
  /** JSON values, and server-rendered elements, which stay unchanged. */
  props: Props;
  hydrateOn: HydrationTrigger;
  /** Query parameter that triggers immediate hydration. */
  query?: string;
  /**
   * Whether links inside are handled by the island instead of the browser: a click on one then waits for the
   * script.
   */
  opensLinks?: boolean;
};

/** Renders islands without hydrating them, for code that only inspects the rendered page. */
export const IslandsDisabled = createContext(false);

/** Renders an island with the attributes that `hydrateIslands` reads. */
export function Island<Props extends object>(input: IslandProps<Props>): ReactElement {
  const { name, component: Component, props, hydrateOn, query, opensLinks } = input;
  const entries = Object.entries(props);
  const slotEntries = entries.filter(([, value]) => isElement(value));
  const jsonProps = Object.fromEntries(entries.filter(([, value]) => !isElement(value)));
  const slotProps = Object.fromEntries(
    slotEntries.map(([slot, element]) => [
      slot,
      <div key={slot} data-slot={slot} className="contents">
        {element}
      </div>,
    ]),
  );
  return (
    <div
      className="contents"
      data-island={name}
      data-hydrate-on={hydrateOn}
      data-query={query}
      data-opens-links={opensLinks ? 'a' : undefined}
      data-props={JSON.stringify(jsonProps)}
    >
      <IslandsDisabled.Consumer>
        {(isDisabled) => (isDisabled ? null : <Component {...props} {...slotProps} />)}
      </IslandsDisabled.Consumer>
    </div>
  );
}

/** Elements, and references to elements that the server has not rendered yet. */
function isElement(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isElement);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
