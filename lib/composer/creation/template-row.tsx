import { type ReactElement, useEffect, useState } from 'react';
import { SelectRow } from './choice-row';
import type { NewPageOwner, NewPageTemplate } from './create-page';
import { fetchTemplates } from './read-templates';

type TemplateRowProps = {
  owner: NewPageOwner;
  selected: NewPageTemplate | null;
  onSelect: (template: NewPageTemplate | null) => void;
};

/** Selects the template of a new page. Hidden if the owner has none. */
export function TemplateRow({ owner, selected, onSelect }: TemplateRowProps): ReactElement | null {
  const templates = useTemplates(owner);
  if (templates.length === 0) return null;
  return (
    <SelectRow
      label="How it begins"
      help="A page of a template begins with its blocks, and its address with that of the template."
      options={[null, ...templates]}
      selected={selected}
      nameOf={(template) => template?.name ?? 'Empty'}
      onSelect={onSelect}
    />
  );
}

/**
 * The templates of an owner; empty while they load, and if they cannot be loaded: an empty page can be
 * created in any case.
 */
function useTemplates(owner: NewPageOwner): readonly NewPageTemplate[] {
  const [loaded, setLoaded] = useState<{ owner: NewPageOwner; templates: readonly NewPageTemplate[] } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetchTemplates(owner, controller.signal).then(
      (templates) => controller.signal.aborted || setLoaded({ owner, templates }),
      () => undefined,
    );
    return () => controller.abort();
  }, [owner]);
  return loaded?.owner === owner ? loaded.templates : [];
}
