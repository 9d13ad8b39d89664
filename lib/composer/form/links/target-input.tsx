'use client';

import { type ComponentProps, type ReactElement, Suspense, useEffect, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { parseSitePath } from '@/lib/routes/parse-site-path';
import type { LinkableRecord } from '@/schemas/composing/links';
import { kindNames } from '@/schemas/kind-names';
import { recordIdSchema } from '@/schemas/reference';
import { lazyComponent, loadable } from '../../lazy-component';
import type { ControlProps } from '../field/field-props';
import { useTextDraft } from '../field/use-text-draft';
import { RecordSelect } from '../records/record-select';
import { kindOfTarget, type LinkTargetKind, targetKinds, targetLabels } from './link-target';
import { completeUrl, stripMailto } from './parse-address';
import { type AddressProbe, probeSiteAddress } from './probe-site-address';

type SiteAddressHintProps = {
  address: string;
  disabled: boolean;
  /** Called with the record to link to instead. */
  onLinkRecord: (record: LinkableRecord) => void;
  /** Called when the user wants to choose a page instead. */
  onChoosePage: () => void;
};

/** Debounce delay of the lookup, in ms. */
const PROBE_DELAY_MS = 500;

/**
 * Hint below a typed address of this site: that no page is there, or which page it is, so that the link can
 * follow it when its address changes.
 */
export function SiteAddressHint({
  address,
  disabled,
  onLinkRecord,
  onChoosePage,
}: SiteAddressHintProps): ReactElement | null {
  const probe = useAddressProbe(address);
  const button = (label: string, onClick: () => void) => (
    <button
      type="button"
      className="pane-button mt-1 border border-line-strong"
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </button>
  );
  if (probe?.kind === 'missing')
    return (
      <div role="alert" className="text-label">
        <p className="text-negative">
          No page exists at this address: visitors would see “not found”. Choose the page instead.
        </p>
        {button('Choose a page', onChoosePage)}
      </div>
    );
  if (probe?.kind !== 'record') return null;
  const { record } = probe;
  return (
    <div role="status" className="text-label">
      <p className="needed">
        This is “{record.name}”. Link to the page itself, so that the link keeps working when its address
        changes.
      </p>
      {button(`Link to “${record.name}”`, () => onLinkRecord(record))}
    </div>
  );
}

function useAddressProbe(address: string): AddressProbe | null {
  const [result, setResult] = useState<{ address: string; probe: AddressProbe } | null>(null);
  useEffect(() => {
    const siteAddress = parseSitePath(address, window.location.origin);
    if (!siteAddress) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      probeSiteAddress(siteAddress, controller.signal).then(
        (probe) => setResult({ address, probe }),
        () => undefined,
      );
    }, PROBE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address]);
  return result?.address === address ? result.probe : null;
}

type UrlInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: unknown;
  onChange: (address: string) => void;
};

const urlCodec = {
  format: (value: unknown) => (typeof value === 'string' ? value : ''),
  parse: completeUrl,
};

/**
 * Input for a web address. A URL without a scheme is completed: `meridian.example` is stored as
 * `https://meridian.example`.
 */
export function UrlInput({ value, onChange, ...input }: UrlInputProps): ReactElement {
  const [text, setText] = useTextDraft(value, urlCodec);
  return (
    <div>
      <input
        {...input}
        type="text"
        inputMode="url"
        placeholder="https://"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(urlCodec.parse(target.value));
        }}
      />
      {typeof value === 'string' && value !== text.trim() && (
        <p className="mt-1 text-label text-text-muted">Link to {value}</p>
      )}
    </div>
  );
}

// Loaded on demand: it contains the numbering plans of all countries.
const PhoneInput = lazyComponent(loadable(() => import('./phone-input').then((module) => module.PhoneInput)));

/** URL of a required link in a new block. */
const initialUrl = '/';

/**
 * `replacedKind` is the stored kind when the user selected another one. `hasRequestedFocus` is set if the
 * button that was pressed has been removed, so that the search gets the focus.
 */
type PickedKind = {
  kind: LinkTargetKind;
  replacedKind: LinkTargetKind | undefined;
  hasRequestedFocus?: boolean;
};

type TargetInputProps = Pick<
  ControlProps,
  'value' | 'onChange' | 'id' | 'describedBy' | 'isInvalid' | 'disabled'
>;

/** Input for the target of a link: a record, found by a search, or an address. */
export function TargetInput({
  value,
  onChange,
  id,
  describedBy,
  isInvalid,
  disabled,
}: TargetInputProps): ReactElement {
  const target = isNode(value) ? value : {};
  const stored = kindOfTarget(target);
  // The selection applies until the stored target changes.
  const [picked, setPicked] = useState<PickedKind | null>(null);
  const kind = (picked?.replacedKind === stored ? picked?.kind : undefined) ?? stored ?? 'page';
  const targetValue = target[kind];
  const setTarget = (next: unknown, isTyping: boolean) => {
    setPicked(null);
    onChange({ [kind]: next }, isTyping);
  };
  const inputProps = { id, describedBy, isInvalid, disabled };
  return (
    <div className="grid gap-2">
      <KindSelect
        kind={kind}
        disabled={disabled}
        onSelect={(next) => setPicked({ kind: next, replacedKind: stored })}
      />
      {stored !== undefined && kind !== stored && (
        <p role="status" className="needed text-label">
          {pendingTargetMessage(kind, target[stored])}
        </p>
      )}
      <TargetValue
        kind={kind}
        targetValue={targetValue}
        inputProps={inputProps}
        hasInitialFocus={picked?.hasRequestedFocus === true}
        onChange={setTarget}
      />
      {kind === 'url' && typeof targetValue === 'string' && targetValue !== initialUrl && (
        <SiteAddressHint
          address={targetValue}
          disabled={disabled}
          onLinkRecord={(record) => onChange({ [record.kind]: record.id }, false)}
          onChoosePage={() => setPicked({ kind: 'page', replacedKind: stored, hasRequestedFocus: true })}
        />
      )}
    </div>
  );
}

type TargetValueProps = {
  kind: LinkTargetKind;
  targetValue: unknown;
  inputProps: Pick<ControlProps, 'id' | 'describedBy' | 'isInvalid' | 'disabled'>;
  hasInitialFocus: boolean;
  onChange: (next: unknown, isTyping: boolean) => void;
};

/** A search for a record, or a text input for other kinds. */
function TargetValue({
  kind,
  targetValue,
  inputProps,
  hasInitialFocus,
  onChange,
}: TargetValueProps): ReactElement {
  const { id, describedBy, isInvalid, disabled } = inputProps;
  const fieldAttributes = {
    ...{ id, disabled, className: 'field', 'aria-label': targetLabels[kind] },
    ...{ 'aria-describedby': describedBy, 'aria-invalid': isInvalid },
  };
  if (kind === 'phone')
    return (
      <Suspense fallback={<p className="text-text-muted">…</p>}>
        <PhoneInput {...fieldAttributes} value={targetValue} onChange={(number) => onChange(number, true)} />
      </Suspense>
    );
  if (kind === 'url')
    return (
      <UrlInput {...fieldAttributes} value={targetValue} onChange={(address) => onChange(address, true)} />
    );
  if (kind === 'mail')
    return (
      <input
        type="text"
        {...fieldAttributes}
        inputMode="email"
        placeholder="name@example.com"
        value={typeof targetValue === 'string' ? targetValue : ''}
        onChange={(event) => onChange(stripMailto(event.target.value), true)}
      />
    );
  return (
    <RecordSelect
      key={kind}
      {...inputProps}
      hasInitialFocus={hasInitialFocus}
      kind={kind}
      noun={kindNames[kind]}
      selected={recordIdSchema.safeParse(targetValue).data}
      onSelect={(record) => onChange(record, false)}
    />
  );
}

/** Explains that the previous target applies until the new one is complete. */
function pendingTargetMessage(kind: LinkTargetKind, currentTarget: unknown): string {
  const destination = typeof currentTarget === 'string' ? `to ${currentTarget}` : 'the previous target';
  const name = targetLabels[kind];
  return `Choose the target: ${name.charAt(0).toLowerCase()}${name.slice(1)}. Until then it links ${destination}.`;
}

type KindSelectProps = { kind: LinkTargetKind; disabled: boolean; onSelect: (kind: LinkTargetKind) => void };

function KindSelect({ kind, disabled, onSelect }: KindSelectProps): ReactElement {
  return (
    <div>
      <span aria-hidden className="mb-1 block text-label">
        Link to
      </span>
      <select
        className="field"
        aria-label="Link to"
        disabled={disabled}
        value={kind}
        onChange={(event) => {
          const next = targetKinds.find((candidate) => candidate === event.target.value);
          if (next) onSelect(next);
        }}
      >
        {targetKinds.map((option) => (
          <option key={option} value={option}>
            {targetLabels[option]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A link target as a field of its own; a field of type string holds a URL only. */
export function TargetField(props: ControlProps): ReactElement {
  const { field, value, onChange, id, labelId, describedBy, isInvalid, disabled } = props;
  if (field.type !== 'string')
    return (
      <>
        <TargetInput {...props} />
        {value !== undefined && value !== null && (
          <button
            type="button"
            className="pane-button mt-1"
            disabled={disabled}
            onClick={() => onChange(undefined, false)}
          >
            Remove link
          </button>
        )}
      </>
    );
  return (
    <UrlInput
      id={id}
      className="field"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      disabled={disabled}
      value={value}
      onChange={(address) => onChange(address, true)}
    />
  );
}
