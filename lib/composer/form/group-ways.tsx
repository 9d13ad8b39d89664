import type { ReactElement } from 'react';
import type { FieldGroup } from './group-fields';

const workable = 'input, textarea, select, button';

/** Ways to the parts of a form, since its last one, how the block looks, stands below all that is written in it. */
export function GroupWays({ groups }: { groups: readonly FieldGroup[] }): ReactElement | null {
  if (groups.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of the form, and these lead to its parts
    <div role="group" aria-label="Parts of this form" className="mb-3 flex flex-wrap gap-1">
      {groups.map(({ title }) => (
        <button
          key={title}
          type="button"
          className="pane-button border border-line text-label"
          onClick={({ currentTarget }) => leadTo(currentTarget.closest('form'), title)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

function leadTo(form: HTMLElement | null, title: string): void {
  const part = form?.querySelector(`section[aria-label="${title}"]`);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>(workable)?.focus({ preventScroll: true });
}
