import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island from the server's markup. Resolves when its effects have run. */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <OnHydrated onHydrated={resolve}>
        <Component {...props} {...readSlots(element)} />
      </OnHydrated>,
    );
  });
}

function OnHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** The server-rendered content of each slot, by prop name: React receives the existing HTML unchanged. */
function readSlots(element: HTMLElement): Record<string, ReactElement> {
  const slots = [...element.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.closest('[data-island]') === element,
  );
  return Object.fromEntries(
    slots.map((slot) => {
      const name = slot.dataset.slot ?? '';
      const content = { dangerouslySetInnerHTML: { __html: slot.innerHTML } };
      return [name, <div key={name} data-slot={name} className="contents" {...content} />];
    }),
  );
}
