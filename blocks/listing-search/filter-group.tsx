import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/lib/ui/icon';

type FilterGroupProps = { id: string; label: string; isOpen: boolean; children: ReactNode };

/** A collapsible group of filters. */
export function FilterGroup({ id, label, isOpen, children }: FilterGroupProps): ReactElement {
  return (
    <details id={id} open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 text-small font-semibold">
        {label}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <fieldset className="pb-4 accent-action">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}
