'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClient } from 'payload';
import type { RegionDistricts } from './find-districts';

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
  const districts = regions.find((one) => one.region === region)?.districts ?? [];
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
