import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { wordField, wordOption } from '@/lib/forms/field-words';
import { BoxControl } from '@/lib/ui/form/box-control';
import { ChoiceControl } from '@/lib/ui/form/choice-control';
import { TextControl } from '@/lib/ui/form/text-control';
import type { FormField } from '@/schemas/forms/form-field';

type FormControlProps = { id: string; name: string; field: FormField; page: PageContext };

const types = { email: 'email', phone: 'tel' } as const;

/** A field of a form, as its kind is handled. */
export function FormControl({ id, name, field, page }: FormControlProps): ReactElement {
  const { kind, required, autocomplete, most, options = [] } = field;
  const label = wordField(name, page.t);
  if (kind === 'agreement' || kind === 'offer')
    return (
      <BoxControl id={id} name={name} required={required}>
        {label}
      </BoxControl>
    );
  if (kind === 'choice') {
    const named = options.map((value) => ({ value, label: wordOption(value, page.t) }));
    return (
      <ChoiceControl
        {...{ id, name, label }}
        options={named}
        {...(required && { choose: page.t('form.choose') })}
      />
    );
  }
  const optional = required ? undefined : page.t('form.optional');
  return (
    <TextControl
      {...{ id, name, label, optional, most }}
      autoComplete={autocomplete}
      type={kind === 'email' || kind === 'phone' ? types[kind] : 'text'}
      {...(kind === 'text' && { lines: 6 })}
    />
  );
}
