'use client';

import { type ReactElement, Suspense, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { kindNames } from '@/schemas/kind-names';
import { recordIdSchema } from '@/schemas/reference';
import { drawnLater, laterPart } from '../../loading/later-part';
import type { ControlProps } from '../field/field-props';
import { RecordChoice } from '../records/record-choice';
import { OnSite } from './on-site';
import { wholeMailbox } from './read-address';
import { kindOfTarget, type TargetKind, targetKinds, targetNames } from './target-kinds';
import { UrlInput } from './url-input';

// What is known of the numbers of all countries comes with it.
const PhoneInput = drawnLater(laterPart(() => import('./phone-input').then((module) => module.PhoneInput)));

/** Of the site; where a link leads that a new block cannot be without. */
const beginning = '/';

/** `isCalled` when a button that is gone by now asked for it: the focus goes on there. */
type Picked = { kind: TargetKind; over: TargetKind | undefined; isCalled?: boolean };

type TargetInputProps = Pick<ControlProps, 'value' | 'change' | 'id' | 'about' | 'isWrong' | 'disabled'>;

/** Where a link leads: a record that is searched for, or an address as it is written. */
export function TargetInput({ value, change, id, about, isWrong, disabled }: TargetInputProps): ReactElement {
  const target = isNode(value) ? value : {};
  const stored = kindOfTarget(target);
  // What was picked holds as long as what is stored stays as it was then.
  const [picked, setPicked] = useState<Picked | null>(null);
  const kind = (picked?.over === stored ? picked?.kind : undefined) ?? stored ?? 'page';
  const held = target[kind];
  const choose = (next: unknown, isTyping: boolean) => {
    setPicked(null);
    change({ [kind]: next }, isTyping);
  };
  const input = { id, about, isWrong, disabled };
  return (
    <div className="grid gap-2">
      <KindChoice
        kind={kind}
        disabled={disabled}
        choose={(next) => setPicked({ kind: next, over: stored })}
      />
      {stored !== undefined && kind !== stored && (
        <p role="status" className="needed text-label">
          {untilThen(kind, target[stored])}
        </p>
      )}
      <TargetValue
        kind={kind}
        held={held}
        input={input}
        hasFocus={picked?.isCalled === true}
        choose={choose}
      />
      {kind === 'url' && typeof held === 'string' && held !== beginning && (
        <OnSite
          address={held}
          disabled={disabled}
          lead={(record) => change({ [record.kind]: record.id }, false)}
          choosePage={() => setPicked({ kind: 'page', over: stored, isCalled: true })}
        />
      )}
    </div>
  );
}

type TargetValueProps = {
  kind: TargetKind;
  held: unknown;
  input: Pick<ControlProps, 'id' | 'about' | 'isWrong' | 'disabled'>;
  hasFocus: boolean;
  choose: (next: unknown, isTyping: boolean) => void;
};

/** A record is searched for, anything else is written. */
function TargetValue({ kind, held, input, hasFocus, choose }: TargetValueProps): ReactElement {
  const { id, about, isWrong, disabled } = input;
  const written = {
    ...{ id, disabled, className: 'field', 'aria-label': targetNames[kind] },
    ...{ 'aria-describedby': about, 'aria-invalid': isWrong },
  };
  if (kind === 'phone')
    return (
      <Suspense fallback={<p className="text-text-muted">…</p>}>
        <PhoneInput {...written} value={held} change={(number) => choose(number, true)} />
      </Suspense>
    );
  if (kind === 'url')
    return <UrlInput {...written} value={held} change={(address) => choose(address, true)} />;
  if (kind === 'mail')
    return (
      <input
        type="text"
        {...written}
        inputMode="email"
        placeholder="name@example.com"
        value={typeof held === 'string' ? held : ''}
        onChange={(event) => choose(wholeMailbox(event.target.value), true)}
      />
    );
  return (
    <RecordChoice
      key={kind}
      {...input}
      hasFocus={hasFocus}
      kind={kind}
      what={kindNames[kind]}
      chosen={recordIdSchema.safeParse(held).data}
      choose={(record) => choose(record, false)}
    />
  );
}

/** What is chosen in place of another target is none until it is said. */
function untilThen(kind: TargetKind, held: unknown): string {
  const led = typeof held === 'string' ? `to ${held}` : 'where it led before';
  const name = targetNames[kind];
  return `Say where it leads: ${name.charAt(0).toLowerCase()}${name.slice(1)}. Until then it leads ${led}.`;
}

type KindChoiceProps = { kind: TargetKind; disabled: boolean; choose: (kind: TargetKind) => void };

function KindChoice({ kind, disabled, choose }: KindChoiceProps): ReactElement {
  return (
    <div>
      <span aria-hidden className="mb-1 block text-label">
        Leads to
      </span>
      <select
        className="field"
        aria-label="Leads to"
        disabled={disabled}
        value={kind}
        onChange={(event) => {
          const next = targetKinds.find((one) => one === event.target.value);
          if (next) choose(next);
        }}
      >
        {targetKinds.map((one) => (
          <option key={one} value={one}>
            {targetNames[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** As a field of its own; some hold an address only. */
export function TargetField(props: ControlProps): ReactElement {
  const { field, value, change, id, labelId, about, isWrong, disabled } = props;
  if (field.type !== 'string')
    return (
      <>
        <TargetInput {...props} />
        {value !== undefined && value !== null && (
          <button
            type="button"
            className="pane-button mt-1"
            disabled={disabled}
            onClick={() => change(undefined, false)}
          >
            Lead nowhere
          </button>
        )}
      </>
    );
  return (
    <UrlInput
      id={id}
      className="field"
      aria-labelledby={labelId}
      aria-describedby={about}
      aria-invalid={isWrong}
      disabled={disabled}
      value={value}
      change={(address) => change(address, true)}
    />
  );
}
