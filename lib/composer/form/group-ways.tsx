import type { ReactElement } from 'react';
import type { FieldGroup } from './group-fields';

const controlSelector = 'input, textarea, select, button';

/** Links to the groups of a form, because the appearance fields are at its end. */
export function GroupNavigation({ groups }: { groups: readonly FieldGroup[] }): ReactElement | null {
  if (groups.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of the form, and these lead to its parts
    <div role="group" aria-label="Parts of this form" className="mb-3 flex flex-wrap gap-1">
      {groups.map(({ title }) => (
        <button
          key={title}
          type="button"
          className="pane-button border border-line text-label"
          onClick={({ currentTarget }) => focusGroup(currentTarget.closest('form'), title)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

function focusGroup(form: HTMLElement | null, title: string): void {
  const section = form?.querySelector(`section[aria-label="${title}"]`);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>(controlSelector)?.focus({ preventScroll: true });
}
