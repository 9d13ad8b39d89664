import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { FormField } from '@/schemas/forms/form-field';
import { type FormName, formFieldsOf } from '@/schemas/forms/forms';
import { FormControl } from './form-control';

type FormRowsProps = {
  form: FormName;
  id: string;
  page: PageContext;
  /** Options from the page by field name. */
  offered?: Readonly<Record<string, readonly string[]>>;
  /** Displays required fields only. */
  isShort?: boolean;
};

/** Fields that share a row on wide screens; all others have a row of their own. */
const sharedRows: readonly (readonly string[])[] = [
  ['first_name', 'last_name'],
  ['full_name', 'email'],
  ['email', 'reach_by'],
  ['phone_country', 'phone'],
  ['phone_country', 'phone_number'],
  ['trade', 'town'],
  ['password', 'password_confirmation'],
];

/** The fields of a form in order. */
export function FormRows({ form, id, page, offered = {}, isShort = false }: FormRowsProps): ReactElement {
  const fields = formFieldsOf(form);
  const names = Object.keys(fields).filter(
    (name) => !isShort || offered[name]?.length || isRequired(fields, name),
  );
  const control = (name: string) => {
    const field = fields[name];
    return (
      field && (
        <FormControl key={name} id={`${id}-${name}`} {...{ name, field, page }} offered={offered[name]} />
      )
    );
  };
  return (
    <>
      {groupRows(names).map((row) =>
        row.length === 1 ? (
          row.map(control)
        ) : (
          <div key={row.join()} className="grid gap-5 sm:grid-cols-2">
            {row.map(control)}
          </div>
        ),
      )}
    </>
  );
}

/** A short form displays the country with a required phone number, and all alternatives. */
function isRequired(fields: Readonly<Record<string, FormField | undefined>>, name: string): boolean {
  const field = fields[name];
  const withNumber = Object.values(fields).some(
    (candidate) => candidate?.kind === 'phone' && (candidate.required || candidate.isAlternative),
  );
  return Boolean(
    field?.required || field?.isAlternative || field?.hidden || (field?.kind === 'country' && withNumber),
  );
}

function groupRows(names: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const before = last?.[0] ?? '';
    const canShareRow = last?.length === 1 && sharedRows.some(([a, b]) => a === before && b === name);
    if (last && canShareRow) last.push(name);
    else rows.push([name]);
  }
  return rows;
}
