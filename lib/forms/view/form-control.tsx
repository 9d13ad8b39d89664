import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { fieldLabel, optionLabel, requirementNote } from '@/lib/forms/field-labels';
import { countryOptions } from '@/lib/i18n/country-option';
import { CheckboxControl } from '@/lib/ui/form/checkbox-control';
import { SelectControl, type SelectOption } from '@/lib/ui/form/select-control';
import { TextControl } from '@/lib/ui/form/text-control';
import type { FieldKind, FormField } from '@/schemas/forms/form-field';
import { MIN_PASSWORD_LENGTH } from '@/schemas/forms/form-fields';

type FormControlProps = {
  id: string;
  name: string;
  field: FormField;
  page: PageContext;
  /** Options from the page, for fields without options in the form definition. */
  offered?: readonly string[] | undefined;
};

const types: Readonly<Partial<Record<FieldKind, 'email' | 'tel' | 'password'>>> = {
  ...{ email: 'email', phone: 'tel', password: 'password' },
};

/** The control of a form field according to its kind. */
export function FormControl({ id, name, field, page, offered = [] }: FormControlProps): ReactElement {
  const { kind, required, autocomplete, maxLength } = field;
  const label = fieldLabel(name, page.t, field);
  if (field.hidden) return <input type="hidden" name={name} defaultValue={offered[0]} />;
  if (kind === 'agreement' || kind === 'offer')
    return (
      <CheckboxControl id={id} name={name} required={required}>
        {label}
      </CheckboxControl>
    );
  const choices = choicesOf({ field, page, offered });
  if (choices)
    return (
      <SelectControl
        {...{ id, name, label }}
        options={choices}
        autoComplete={autocomplete}
        {...((required || offered.length > 0) && { choose: page.t('form.choose') })}
      />
    );
  return (
    <TextControl
      {...{ id, name, label, maxLength }}
      optional={requirementNote(field, page.t)}
      autoComplete={autocomplete}
      type={types[kind] ?? 'text'}
      {...(kind === 'password' && { reveal: page.t('account.showPassword') })}
      {...(name === 'password' &&
        autocomplete === 'new-password' && {
          hint: page.t('account.passwordHint', { min: MIN_PASSWORD_LENGTH }),
        })}
      {...(kind === 'text' && { rows: 6 })}
    />
  );
}

/** The options of a choice; null for text fields. */
function choicesOf(input: {
  field: FormField;
  page: PageContext;
  offered: readonly string[];
}): readonly SelectOption[] | null {
  const { field, page, offered } = input;
  if (offered.length > 0) return offered.map((value) => ({ value, label: value }));
  if (field.kind === 'country')
    return countryOptions(page.locale).map(({ value, label, iso, dialCode }) => ({
      ...{ value, label, marks: { iso, 'dial-code': dialCode } },
    }));
  if (field.kind !== 'choice') return null;
  return (field.options ?? []).map((value) => ({ value, label: optionLabel(value, page.t) }));
}
