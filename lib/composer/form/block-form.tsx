'use client';

import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { StoredNode } from '@/lib/document/nodes';
import { isNode } from '@/lib/document/nodes';
import type { Block } from '@/lib/engine/block';
import { fieldsOf } from '@/lib/engine/described-field';
import type { Fault } from '@/lib/engine/fault';
import { isToBeWritten } from '@/lib/starter/to-be-written';
import { BlockField, faultsWithin } from './block-field';
import { FaultSummary } from './fault-summary';
import type { SuppliedField } from './field/field-props';
import { type FormPlace, FormPlaceContext } from './field/form-place';
import { useHeldStill } from './field/use-held-still';
import { focusField } from './focus-field';
import { groupFields } from './group-fields';
import { GroupWays } from './group-ways';
import { Sign } from './sign';

type BlockFormProps = {
  /** The block by itself. */
  own: StoredNode;
  definition: Block;
  faults: readonly Fault[];
  /** Why nothing of it may be changed; null when it may. */
  reason: string | null;
  /** What its source gives instead of what is not written, by name. */
  supplied: ReadonlyMap<string, SuppliedField>;
  /** The address of the page, below the language. */
  path?: string;
  pathOf: FormPlace['pathOf'];
  mayMake: FormPlace['mayMake'];
  /** The same function each time, or every field is drawn with each letter. */
  change: (name: string, value: unknown, isTyping: boolean) => void;
  /** A field has the focus, or none has any more. */
  focus: (name: string | null) => void;
  /** Where somebody was led to from elsewhere, as faults have it; another object each time. */
  sought: { path: string } | null;
  /** Where its content comes from, if there is a choice; before the words of a block that shows records. */
  binding: ReactNode;
  /** What it shows of records and is theirs, with the ways to change it: before all else, also where nothing here may be changed. */
  owned: ReactNode;
};

/** What an author writes in a block, field by field. What its source supplies is not among it. */
export function BlockForm(props: BlockFormProps): ReactElement {
  const { own, definition, faults, reason, supplied, change, focus, binding, owned, sought } = props;
  const groups = useMemo(() => groupFields(fieldsOf(definition.describe())), [definition]);
  const content = isNode(own.props) ? own.props : {};
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState('');
  const [isInHand, setInHand] = useState(false);
  const told = useHeldStill(faults, isInHand);
  const [wanted, find] = useWanted(form, sought);
  const place = usePlace(props, wanted, setSaid);
  const isBoundFirst = reason === null && showsRecords(props);
  return (
    <FormPlaceContext value={place}>
      <form
        ref={form}
        className={reason === null ? undefined : 'is-read'}
        onSubmit={(event) => event.preventDefault()}
        onFocus={({ target }) => {
          focus(nameAt(target));
          setInHand(isTypedIn(target));
          chooseStandIn(target);
        }}
        // A window that is left keeps its focus for when one comes back.
        onBlur={({ target }) => {
          if (target === document.activeElement) return;
          focus(null);
          setInHand(false);
        }}
      >
        {reason === null && <FaultSummary faults={told} definition={definition} find={find} />}
        {owned}
        {reason === null ? <GroupWays groups={groups} /> : <OnlyRead />}
        {isBoundFirst && binding}
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title} className="field-group">
            {group.fields.length > 1 && <h3 className="field-group-title">{group.title}</h3>}
            {group.fields.map(([name, field]) => (
              <BlockField
                key={name}
                name={name}
                field={field}
                value={content[name]}
                change={change}
                faults={faultsWithin(faults, name)}
                disabled={reason !== null}
                supplied={supplied.get(name)}
              />
            ))}
          </section>
        ))}
        {!isBoundFirst && binding}
        <p role="status" className="sr-only">
          {said}
        </p>
      </form>
    </FormPlaceContext>
  );
}

function usePlace(
  { path = null, pathOf, mayMake }: Partial<Pick<FormPlace, 'path'>> & Pick<FormPlace, 'pathOf' | 'mayMake'>,
  wanted: string | null,
  say: FormPlace['say'],
): FormPlace {
  return useMemo(() => ({ path, say, wanted, pathOf, mayMake }), [path, say, wanted, pathOf, mayMake]);
}

/** Who may change such a block begins with what it shows; who only reads, with its words. */
const showsRecords = ({ own, definition }: BlockFormProps): boolean =>
  definition.supplied.length > 0 || own.bind !== undefined;

/** Above what looks like words on paper and not like fields: no box, and nothing to press. */
const OnlyRead = (): ReactElement => (
  <p className="mb-3 flex items-center gap-2 text-label text-text-muted">
    <Sign name="lock" /> Below is only read here, and not changed.
  </p>
);

const isTypedIn = (field: Element): boolean =>
  field.matches('textarea, input:not([type=checkbox], [type=radio])');

/** What only holds the place of somebody's own words is written over by the first key. */
function chooseStandIn(field: Element): void {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isText || !isToBeWritten(field.value)) return;
  field.select();
  // The press that gave it the focus would put the caret where it was.
  field.addEventListener('mouseup', (event) => event.preventDefault(), { once: true });
}

/** Of which field of the block something is a part. */
const nameAt = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-path]')?.dataset.path?.split('.')[0] ?? null;

/** The field that somebody was led to, here or from elsewhere: unfolded first, then worked on. */
function useWanted(
  form: { current: HTMLElement | null },
  sought: BlockFormProps['sought'],
): [string | null, (path: string) => void] {
  const [wanted, setWanted] = useState<{ path: string } | null>(null);
  const find = (path: string) => setWanted({ path: path.replace(/^props\.?/, '') });
  const before = useRef<BlockFormProps['sought']>(null);
  useEffect(() => {
    if (sought !== before.current && sought) find(sought.path);
    before.current = sought;
  });
  useEffect(() => {
    if (!wanted || !form.current) return;
    focusField(form.current, wanted.path);
    setWanted(null);
  }, [wanted, form]);
  return [wanted?.path ?? null, find];
}
