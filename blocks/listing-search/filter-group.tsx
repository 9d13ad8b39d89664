import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/lib/ui/icon';

type FilterGroupProps = { id: string; label: string; isOpen: boolean; children: ReactNode };

/** A collapsible group of filters. */
export function FilterGroup({ id, label, isOpen, children }: FilterGroupProps): ReactElement {
  return (
    <details id={id} open={isOpen} className="filter-group">
      <summary>
        {label}
        <Icon name="chevron-down" className="size-5" />
      </summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}
