import { type ReactElement, useEffect, useState } from 'react';
import { ChoiceRow } from './choice-row';
import type { Owner, Template } from './make-page';
import { readTemplates } from './read-templates';

type TemplateRowProps = {
  owner: Owner;
  chosen: Template | null;
  choose: (template: Template | null) => void;
};

/** With what a new page begins, where there is a choice: empty, or as a template of its owner has it. */
export function TemplateRow({ owner, chosen, choose }: TemplateRowProps): ReactElement | null {
  const templates = useTemplates(owner);
  if (templates.length === 0) return null;
  return (
    <ChoiceRow
      label="How it begins"
      help="A page of a template begins with its blocks, and its address with that of the template."
      options={[null, ...templates]}
      chosen={chosen}
      nameOf={(template) => template?.name ?? 'Empty'}
      choose={choose}
    />
  );
}

/** None until they are known, and where they cannot be had: an empty page can be made all the same. */
function useTemplates(owner: Owner): readonly Template[] {
  const [found, setFound] = useState<{ owner: Owner; templates: readonly Template[] } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    readTemplates(owner, stop.signal).then(
      (templates) => stop.signal.aborted || setFound({ owner, templates }),
      () => undefined,
    );
    return () => stop.abort();
  }, [owner]);
  return found?.owner === owner ? found.templates : [];
}
