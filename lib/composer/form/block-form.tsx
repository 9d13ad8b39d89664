'use client';

import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { StoredNode } from '@/lib/document/nodes';
import { isNode } from '@/lib/document/nodes';
import type { Block } from '@/lib/engine/block';
import { fieldsOf } from '@/lib/engine/described-field';
import type { Issue } from '@/lib/engine/issue';
import { isPlaceholderText } from '@/lib/starter/placeholder-text';
import { BlockField, issuesWithin } from './block-field';
import { IssueSummary } from './fault-summary';
import type { SuppliedField } from './field/field-props';
import { type BlockFormContextValue, BlockFormContext } from './field/block-form-context';
import { useFrozenValue } from './field/use-frozen-value';
import { focusField } from './focus-field';
import { groupFields } from './group-fields';
import { GroupNavigation } from './group-ways';
import { ButtonIcon } from './button-icon';

type BlockFormProps = {
  /** The block without its children. */
  own: StoredNode;
  definition: Block;
  issues: readonly Issue[];
  /** Why the block is read-only; null if it can be changed. */
  reason: string | null;
  /** Fields that the source supplies while they are empty, by name. */
  supplied: ReadonlyMap<string, SuppliedField>;
  /** The path of the page, without the language. */
  path?: string;
  pathOf: BlockFormContextValue['pathOf'];
  canCreate: BlockFormContextValue['canCreate'];
  /** Must be a stable function; otherwise every field renders again after each letter. */
  onChange: (name: string, value: unknown, isTyping: boolean) => void;
  /** Called with the name of the field that has the focus, or null. */
  onFocusChange: (name: string | null) => void;
  /** Field to focus, as an issue path; a new object for each request. */
  target: { path: string } | null;
  /**
   * Form for the binding, if there is a choice. It comes before the fields of a block that shows records.
   */
  binding: ReactNode;
  /**
   * Pictures of the records that the block shows, with links to change them. Comes first, also in a
   * read-only form.
   */
  recordPictures: ReactNode;
};

/** Form for the fields of a block. Fields that its source supplies are not included. */
export function BlockForm(props: BlockFormProps): ReactElement {
  const { own, definition, issues, reason, supplied, onChange, onFocusChange, binding, recordPictures, target } = props;
  const groups = useMemo(() => groupFields(fieldsOf(definition.describe())), [definition]);
  const content = isNode(own.props) ? own.props : {};
  const form = useRef<HTMLFormElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isFieldFocused, setFieldFocused] = useState(false);
  const visibleIssues = useFrozenValue(issues, isFieldFocused);
  const [targetPath, revealField] = useTargetField(form, target);
  const context = useContextValue(props, targetPath, setAnnouncement);
  const isBindingFirst = reason === null && isRecordBlock(props);
  return (
    <BlockFormContext value={context}>
      <form
        ref={form}
        className={reason === null ? undefined : 'is-read'}
        onSubmit={(event) => event.preventDefault()}
        onFocus={({ target }) => {
          onFocusChange(fieldNameAt(target));
          setFieldFocused(isTextField(target));
          selectPlaceholder(target);
        }}
        // A window that loses the focus restores it later.
        onBlur={({ target }) => {
          if (target === document.activeElement) return;
          onFocusChange(null);
          setFieldFocused(false);
        }}
      >
        {reason === null && <IssueSummary issues={visibleIssues} definition={definition} onSelect={revealField} />}
        {recordPictures}
        {reason === null ? <GroupNavigation groups={groups} /> : <ReadOnlyNote />}
        {isBindingFirst && binding}
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title} className="field-group">
            {group.fields.length > 1 && <h3 className="field-group-title">{group.title}</h3>}
            {group.fields.map(([name, field]) => (
              <BlockField
                key={name}
                name={name}
                field={field}
                value={content[name]}
                onChange={onChange}
                issues={issuesWithin(issues, name)}
                disabled={reason !== null}
                supplied={supplied.get(name)}
              />
            ))}
          </section>
        ))}
        {!isBindingFirst && binding}
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </form>
    </BlockFormContext>
  );
}

function useContextValue(
  { path = null, pathOf, canCreate }: Partial<Pick<BlockFormContextValue, 'path'>> & Pick<BlockFormContextValue, 'pathOf' | 'canCreate'>,
  targetPath: string | null,
  announce: BlockFormContextValue['announce'],
): BlockFormContextValue {
  return useMemo(() => ({ path, say: announce, wanted: targetPath, pathOf, mayMake: canCreate }), [path, announce, targetPath, pathOf, canCreate]);
}

/** An editable block of this kind starts with its binding; a read-only one starts with its fields. */
const isRecordBlock = ({ own, definition }: BlockFormProps): boolean =>
  definition.supplied.length > 0 || own.bind !== undefined;

/** Note above fields that are rendered as text. */
const ReadOnlyNote = (): ReactElement => (
  <p className="mb-3 flex items-center gap-2 text-label text-text-muted">
    <ButtonIcon name="lock" /> Below is only read here, and not changed.
  </p>
);

const isTextField = (field: Element): boolean =>
  field.matches('textarea, input:not([type=checkbox], [type=radio])');

/** Selects placeholder text, so that the first key replaces it. */
function selectPlaceholder(field: Element): void {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isText || !isPlaceholderText(field.value)) return;
  field.select();
  // The mouse press that focuses the field would otherwise move the caret.
  field.addEventListener('mouseup', (event) => event.preventDefault(), { once: true });
}

/** Name of the block field that contains an element. */
const fieldNameAt = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-path]')?.dataset.path?.split('.')[0] ?? null;

/** The field to reveal: entries around it expand first, then it gets the focus. */
function useTargetField(
  form: { current: HTMLElement | null },
  target: BlockFormProps['target'],
): [string | null, (path: string) => void] {
  const [pending, setPending] = useState<{ path: string } | null>(null);
  const revealField = (path: string) => setPending({ path: path.replace(/^props\.?/, '') });
  const previous = useRef<BlockFormProps['target']>(null);
  useEffect(() => {
    if (target !== previous.current && target) revealField(target.path);
    previous.current = target;
  });
  useEffect(() => {
    if (!pending || !form.current) return;
    focusField(form.current, pending.path);
    setPending(null);
  }, [pending, form]);
  return [pending?.path ?? null, revealField];
}
