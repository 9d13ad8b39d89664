'use client';

import { FieldDescription, FieldError, FieldLabel, TextField, useField, useFormFields } from '@payloadcms/ui';
import type {
  CheckboxFieldClientComponent,
  DefaultCellComponentProps,
  NumberFieldClientComponent,
  TextFieldClient,
  TextFieldClientComponent,
} from 'payload';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { currencyOf } from '@/lib/i18n/currency';
import { formatAmount, invalidAmountMessage, parseAmount } from '../../platform/admin-ui/amounts';
import { commitTypedValue, matchSuggestion } from './text-entry';

type SuggestionInputProps = {
  field: Omit<TextFieldClient, 'type'>;
  path: string;
  isReadOnly: boolean;
  suggestions: readonly string[];
};

/**
 * Text input with suggestions. A value that equals a suggestion except for capitals and spaces gets its
 * spelling on blur.
 */
export function SuggestionInput({ field, path, isReadOnly, suggestions }: SuggestionInputProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const id = `field-${path}`;
  const applySpelling = () => {
    const matched = matchSuggestion(value ?? '', suggestions);
    if (matched !== (value ?? '')) setValue(matched);
  };
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={{ flex: '1 1 0' }}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
        <input
          id={id}
          type="text"
          list={`${id}-words`}
          autoComplete="off"
          maxLength={field.maxLength}
          disabled={isReadOnly || disabled}
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value)}
          onBlur={applySpelling}
        />
        <datalist id={`${id}-words`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
}

export type RegionDistricts = { region: number; districts: { slug: string; name: string }[] };

type DistrictInputProps = {
  field: Omit<TextFieldClient, 'type'>;
  path: string;
  isReadOnly: boolean;
  regions: readonly RegionDistricts[];
};

/**
 * Selects a district of the chosen region. A district of another region stays selected until it is changed;
 * saving reports the error.
 */
export function DistrictInput({ field, path, isReadOnly, regions }: DistrictInputProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const region = useFormFields(([fields]) => fields.region?.value);
  const districts = regions.find((candidate) => candidate.region === region)?.districts ?? [];
  const isOtherRegion = Boolean(value) && !districts.some(({ slug }) => slug === value);
  const id = `field-${path}`;
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={{ flex: '1 1 0' }}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} path={path} required={false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
        <select
          id={id}
          disabled={isReadOnly || disabled}
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value || null)}
        >
          <option value="">{districts.length === 0 ? 'None in this region' : 'Not specified'}</option>
          {isOtherRegion && <option value={value ?? ''}>{value}</option>}
          {districts.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
}

const redirectChoices = [
  [true, 'Permanent', 'Search engines replace the old address with the new one.'],
  [false, 'Temporary', 'Search engines keep the old address.'],
] as const;

/** List cell with the type of a redirect; redirects without a value are permanent. */
export const RedirectTypeCell = ({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) => (
  <span>{cellData === false ? 'Temporary' : 'Permanent'}</span>
);

/** The values of a list, separated by commas. */
export const ValueListCell = ({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) => (
  <span>{Array.isArray(cellData) ? cellData.join(', ') : ''}</span>
);

/** Radio buttons for permanent and temporary redirects: a checkbox would not explain the second choice. */
export const RedirectTypeInput: CheckboxFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, disabled } = useField<boolean>({ path });
  const id = useId();
  return (
    <fieldset
      id={`field-${path}`}
      className="field-type"
      disabled={readOnly || disabled}
      style={{ border: 0, padding: 0, marginInline: 0 }}
    >
      <legend className="field-label" style={{ padding: 0 }}>
        {typeof field.label === 'string' ? field.label : ''}
      </legend>
      {redirectChoices.map(([isPermanent, name, effect]) => (
        <label
          key={name}
          style={{ display: 'flex', gap: '0.75rem', padding: '0.4rem 0', alignItems: 'baseline' }}
        >
          <input
            type="radio"
            name={id}
            checked={(value ?? true) === isPermanent}
            onChange={() => setValue(isPermanent)}
          />
          <span>
            {name} <span className="field-description">{effect}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/**
 * Text field with several values. Enter and Tab add the typed value in Payload; this also adds it on blur
 * and on the save shortcut, so that the next save includes it.
 */
export const ValueListInput: TextFieldClientComponent = (props) => (
  <div
    style={{ display: 'contents' }}
    onBlurCapture={({ target }: FocusEvent) => commitTypedValue(target)}
    onKeyDownCapture={(event: KeyboardEvent) => {
      if (isSaveShortcut(event) && event.target instanceof Element) commitTypedValue(event.target);
    }}
  >
    <TextField {...props} />
  </div>
);

const isSaveShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey);

/**
 * Amount that is displayed in the country's currency and stored in hundredths. Invalid text is submitted
 * unchanged and rejected by the server. The same message appears on blur: a late form state response can
 * remove the server's message.
 */
export const MoneyInput: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<number | string | null>({ path });
  const [inputText, setText] = useState(() => formatInput(value));
  const [wasBlurred, setWasBlurred] = useState(typeof value === 'string');
  const id = useId();
  const isUnparsed = wasBlurred && typeof value === 'string';
  const isInvalid = showError || isUnparsed;
  useEffect(() => {
    // Update the text when the value was loaded, restored or replaced, but not while typing.
    setText((typed) => (parseInput(typed) === (value ?? null) ? typed : formatInput(value)));
  }, [value]);
  return (
    <div className={`field-type number${isInvalid ? ' error' : ''}`} style={{ flex: '1 1 0' }}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError
          path={path}
          showError={isInvalid}
          message={isUnparsed ? invalidAmountMessage : (errorMessage ?? '')}
        />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          placeholder={currencyOf().sign}
          disabled={readOnly || disabled}
          value={inputText}
          onChange={({ target }) => {
            setText(target.value);
            setValue(parseInput(target.value));
          }}
          onBlur={() => {
            setText(formatInput(value));
            setWasBlurred(true);
          }}
        />
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

const formatInput = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? formatAmount(value) : (value ?? '');

const parseInput = (typed: string): number | string | null =>
  typed.trim() === '' ? null : (parseAmount(typed) ?? typed);
