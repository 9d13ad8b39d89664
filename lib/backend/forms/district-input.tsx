'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClient } from 'payload';
import type { DistrictsOfRegion } from './find-districts';

type Shown = {
  field: Omit<TextFieldClient, 'type'>;
  path: string;
  isFixed: boolean;
  all: readonly DistrictsOfRegion[];
};

/** The districts of the region chosen. One of another region stays in sight until another is chosen: the save says what is wrong with it. */
export function DistrictInput({ field, path, isFixed, all }: Shown) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const region = useFormFields(([fields]) => fields.region?.value);
  const offered = all.find((one) => one.region === region)?.districts ?? [];
  const isStrange = Boolean(value) && !offered.some(({ slug }) => slug === value);
  const id = `field-${path}`;
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={{ flex: '1 1 0' }}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} path={path} required={false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
        <select
          id={id}
          disabled={isFixed || disabled}
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value || null)}
        >
          <option value="">{offered.length === 0 ? 'None in this region' : 'Not specified'}</option>
          {isStrange && <option value={value ?? ''}>{value}</option>}
          {offered.map(({ slug, name }) => (
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
