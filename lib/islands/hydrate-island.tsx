import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Lets React take over an island from what the server drew. Resolves when its effects have run. */
export function hydrateIsland(place: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props: unknown = JSON.parse(place.dataset.props ?? '{}');
  return new Promise((resolve) => {
    hydrateRoot(
      place,
      <Awake onAwake={resolve}>
        <Component {...(typeof props === 'object' ? props : {})} {...slotsOf(place)} />
      </Awake>,
    );
  });
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** What the server drew inside the island, by prop: handed back as it stands in the page already. */
function slotsOf(place: HTMLElement): Record<string, ReactElement> {
  const own = [...place.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.closest('[data-island]') === place,
  );
  return Object.fromEntries(
    own.map((slot) => {
      const name = slot.dataset.slot ?? '';
      const content = { dangerouslySetInnerHTML: { __html: slot.innerHTML } };
      return [name, <div key={name} data-slot={name} className="contents" {...content} />];
    }),
  );
}
