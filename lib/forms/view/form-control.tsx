import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { wordField, wordOption } from '@/lib/forms/field-words';
import { countryOptions } from '@/lib/i18n/country-option';
import { BoxControl } from '@/lib/ui/form/box-control';
import { ChoiceControl, type ChoiceOption } from '@/lib/ui/form/choice-control';
import { TextControl } from '@/lib/ui/form/text-control';
import type { FormField } from '@/schemas/forms/form-field';

type FormControlProps = {
  id: string;
  name: string;
  field: FormField;
  page: PageContext;
  /** What the page offers to choose from, where the form itself names nothing. */
  offered?: readonly string[] | undefined;
};

const types = { email: 'email', phone: 'tel' } as const;

/** A field of a form, as its kind is handled. */
export function FormControl({ id, name, field, page, offered = [] }: FormControlProps): ReactElement {
  const { kind, required, autocomplete, most } = field;
  const label = wordField(name, page.t);
  if (field.hidden) return <input type="hidden" name={name} defaultValue={offered[0]} />;
  if (kind === 'agreement' || kind === 'offer')
    return (
      <BoxControl id={id} name={name} required={required}>
        {label}
      </BoxControl>
    );
  const choices = choicesOf({ field, page, offered });
  if (choices)
    return (
      <ChoiceControl
        {...{ id, name, label }}
        options={choices}
        autoComplete={autocomplete}
        {...((required || offered.length > 0) && { choose: page.t('form.choose') })}
      />
    );
  return (
    <TextControl
      {...{ id, name, label, most }}
      optional={required ? undefined : page.t('form.optional')}
      autoComplete={autocomplete}
      type={kind === 'email' || kind === 'phone' ? types[kind] : 'text'}
      {...(kind === 'text' && { lines: 6 })}
    />
  );
}

/** What is chosen from; null where something is written instead. */
function choicesOf(input: {
  field: FormField;
  page: PageContext;
  offered: readonly string[];
}): readonly ChoiceOption[] | null {
  const { field, page, offered } = input;
  if (offered.length > 0) return offered.map((value) => ({ value, label: value }));
  if (field.kind === 'country')
    return countryOptions(page.locale).map(({ value, label, iso, dialCode }) => ({
      ...{ value, label, marks: { iso, 'dial-code': dialCode } },
    }));
  if (field.kind !== 'choice') return null;
  return (field.options ?? []).map((value) => ({ value, label: wordOption(value, page.t) }));
}
