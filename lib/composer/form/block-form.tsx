'use client';

import { memo, type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode, type StoredNode } from '@/lib/document/nodes';
import type { Block } from '@/lib/engine/block';
import { type DescribedField, fieldsOf } from '@/lib/engine/described-field';
import type { Issue } from '@/lib/engine/issue';
import { pathLabel } from '@/lib/engine/path-label';
import { isPlaceholderText } from '@/lib/starter/placeholder-text';
import type { Field } from '@/schemas/field';
import { ButtonIcon } from './button-icon';
import { BlockFormContext, type BlockFormContextValue } from './field/block-form-context';
import type { FieldProps, SuppliedField } from './field/field-props';
import { useFrozenValue } from './field/use-frozen-value';
import { FieldInput } from './field-input';

type BlockFieldProps = Pick<FieldProps, 'name' | 'field' | 'value' | 'disabled' | 'supplied'> & {
  /** Issues of this field and of the fields in it. */
  issues: readonly Issue[];
  onChange: (name: string, value: unknown, isTyping: boolean) => void;
};

/**
 * A field of the block itself. Memoised: while the user types in one field, the others render again only if
 * their own data changes.
 */
const BlockField = memo(function BlockField({ issues, onChange, ...field }: BlockFieldProps): ReactElement {
  return (
    <FieldInput
      {...field}
      path={field.name}
      onChange={(value, isTyping) => onChange(field.name, value, isTyping)}
      issuesAt={(path, includesNested) => findIssuesAt(issues, path, includesNested)}
    />
  );
}, hasSameProps);

/** Issues and supplied fields are new objects after each letter, so they are compared by value. */
function hasSameProps(
  { issues, supplied, ...previous }: BlockFieldProps,
  { issues: nextIssues, supplied: nextSupplied, ...next }: BlockFieldProps,
): boolean {
  return (
    previous.name === next.name &&
    previous.field === next.field &&
    previous.value === next.value &&
    previous.disabled === next.disabled &&
    previous.onChange === next.onChange &&
    isSameJson(issues, nextIssues) &&
    isSameJson(supplied ?? null, nextSupplied ?? null)
  );
}

/** Issues of a field, with those of the fields in it if `includesNested`, without duplicate messages. */
function findIssuesAt(issues: readonly Issue[], path: string, includesNested: boolean): Issue[] {
  const prefix = `props.${path}`;
  const matching = issues.filter(
    (issue) => issue.path === prefix || (includesNested && issue.path.startsWith(`${prefix}.`)),
  );
  return matching.filter(
    ({ message }, at) => matching.findIndex((other) => other.message === message) === at,
  );
}

/** Issues of a field of the block and of the fields in it. */
const issuesWithin = (issues: readonly Issue[], name: string): Issue[] =>
  issues.filter(({ path }) => path === `props.${name}` || path.startsWith(`props.${name}.`));

type IssueSummaryProps = {
  issues: readonly Issue[];
  definition: Block;
  /** Called with the path of an issue. */
  onSelect: (path: string) => void;
};

/** Lists what has to be done before visitors can see the block, with links to the fields. */
function IssueSummary({ issues, definition, onSelect }: IssueSummaryProps): ReactElement | null {
  const issuesByPath = new Map(issues.map((issue) => [issue.path, issue]));
  if (issuesByPath.size === 0) return null;
  const isWrong = issues.some(({ severity }) => severity === 'malformed');
  return (
    <section
      aria-label="Issues"
      className={`mb-4 rounded-md border p-3 ${isWrong ? 'border-negative' : 'border-accent'}`}
    >
      <p className="mb-1 font-medium">
        {issuesByPath.size === 1 ? '1 issue' : `${issuesByPath.size} issues`} to fix before visitors can see
        it
      </p>
      <ul className="grid gap-0.5">
        {[...issuesByPath].map(([path, { message }]) => (
          <li key={path}>
            <button type="button" className="text-left text-link underline" onClick={() => onSelect(path)}>
              {pathLabel(path, definition) ?? message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const focusableSelector = 'input:not([type="file"]), textarea, select, button:not([data-act])';

/**
 * Focuses the field at a path, or the innermost field that contains it; the first field for the block
 * itself.
 */
export function focusField(form: HTMLElement, path: string): void {
  const field = [...form.querySelectorAll<HTMLElement>('[data-path]')]
    .filter(({ dataset }) => path === dataset.path || path.startsWith(`${dataset.path}.`))
    .toSorted((a, b) => (a.dataset.path?.length ?? 0) - (b.dataset.path?.length ?? 0))
    .at(-1);
  const controls = [...(field ?? form).querySelectorAll<HTMLElement>(focusableSelector)];
  // The formatting toolbar comes before the text.
  const control = controls.find((candidate) => !candidate.closest('[role="toolbar"]'));
  field?.scrollIntoView({ block: 'nearest' });
  control?.focus();
}

export type NamedField = readonly [name: string, field: DescribedField];
type FieldGroup = { title: string; fields: readonly NamedField[] };

/** The most edited groups come first, the appearance last. */
const groupTitles: readonly (readonly [group: Field['group'], title: string])[] = [
  ['words', 'Texts'],
  ['entries', 'Content'],
  ['pictures', 'Pictures'],
  ['links', 'Links'],
  ['look', 'Appearance'],
];

/** Groups the fields of a block; within a group, the order of the schema applies. */
export const groupFields = (fields: readonly NamedField[]): FieldGroup[] =>
  groupTitles.flatMap(([group, title]) => {
    const groupedFields = fields.filter(([, field]) => (field.group ?? 'words') === group);
    return groupedFields.length > 0 ? [{ title, fields: groupedFields }] : [];
  });

const controlSelector = 'input, textarea, select, button';

/** Links to the groups of a form, because the appearance fields are at its end. */
function GroupNavigation({ groups }: { groups: readonly FieldGroup[] }): ReactElement | null {
  if (groups.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: navigation, not a group of fields
    <div role="group" aria-label="Form sections" className="mb-3 flex flex-wrap gap-1">
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

type BlockFormProps = {
  /** The block without its children. */
  node: StoredNode;
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
  const { definition, issues, reason, onFocusChange, binding, recordPictures, target } = props;
  const groups = useMemo(() => groupFields(fieldsOf(definition.describe())), [definition]);
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
        {reason === null && (
          <IssueSummary issues={visibleIssues} definition={definition} onSelect={revealField} />
        )}
        {recordPictures}
        {reason === null ? <GroupNavigation groups={groups} /> : <ReadOnlyNote />}
        {isBindingFirst && binding}
        {groups.map((group) => (
          <GroupSection key={group.title} {...props} group={group} />
        ))}
        {!isBindingFirst && binding}
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </form>
    </BlockFormContext>
  );
}

type GroupSectionProps = Pick<BlockFormProps, 'node' | 'issues' | 'reason' | 'supplied' | 'onChange'> & {
  group: FieldGroup;
};

/** The fields of a group; a single field needs no heading. */
function GroupSection({ group, node, issues, reason, supplied, onChange }: GroupSectionProps): ReactElement {
  const content = isNode(node.props) ? node.props : {};
  return (
    <section aria-label={group.title} className="field-group">
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
  );
}

function useContextValue(
  {
    path = null,
    pathOf,
    canCreate,
  }: Partial<Pick<BlockFormContextValue, 'path'>> & Pick<BlockFormContextValue, 'pathOf' | 'canCreate'>,
  targetPath: string | null,
  announce: BlockFormContextValue['announce'],
): BlockFormContextValue {
  return useMemo(
    () => ({ path, announce, targetPath, pathOf, canCreate }),
    [path, announce, targetPath, pathOf, canCreate],
  );
}

/** An editable block of this kind starts with its binding; a read-only one starts with its fields. */
const isRecordBlock = ({ node, definition }: BlockFormProps): boolean =>
  definition.supplied.length > 0 || node.bind !== undefined;

/** Note above fields that are rendered as text. */
const ReadOnlyNote = (): ReactElement => (
  <p className="mb-3 flex items-center gap-2 text-label text-text-muted">
    <ButtonIcon name="lock" /> The fields below are read only.
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

type BlockNoticeProps = { reason: string | null; isHidden: boolean; isLocked: boolean };

/** Why a block is read-only; for an editable block, whether it is locked or hidden. */
export function BlockNotice({ reason, isHidden, isLocked }: BlockNoticeProps): ReactElement | null {
  if (reason !== null)
    return (
      <div className="mb-4 flex gap-3 rounded-md bg-accent-soft p-3">
        <ButtonIcon name="lock" />
        <div>
          <p className="font-medium">{reason}</p>
          <p className="text-label">Read only. Ask the network’s editors for changes.</p>
        </div>
      </div>
    );
  const notes = [
    ...(isLocked ? ['Locked: offices cannot edit it.'] : []),
    ...(isHidden ? ['Hidden: visitors do not see it.'] : []),
  ];
  return notes.length > 0 ? <p className="mb-4 rounded-md bg-surface-sunken p-3">{notes.join(' ')}</p> : null;
}
