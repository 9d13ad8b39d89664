import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { FormField } from '@/schemas/forms/form-field';
import { type FormName, fieldsOf } from '@/schemas/forms/forms';
import { FormControl } from './form-control';

type FormRowsProps = {
  form: FormName;
  id: string;
  page: PageContext;
  /** What the page offers for a field, by its name. */
  offered?: Readonly<Record<string, readonly string[]>>;
  /** Only what a form cannot do without. */
  isShort?: boolean;
};

/** Fields that stand side by side where there is room; every other one has a line to itself. */
const together: readonly (readonly string[])[] = [
  ['first_name', 'last_name'],
  ['full_name', 'email'],
  ['phone_country', 'phone'],
  ['phone_country', 'phone_number'],
  ['trade', 'town'],
];

/** The fields of a form, in its order. */
export function FormRows({ form, id, page, offered = {}, isShort = false }: FormRowsProps): ReactElement {
  const fields = fieldsOf(form);
  const names = Object.keys(fields).filter(
    (name) => !isShort || offered[name]?.length || isNeeded(fields, name),
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
      {inRows(names).map((row) =>
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

/** The country goes with a number that has to be given. */
function isNeeded(fields: Readonly<Record<string, FormField | undefined>>, name: string): boolean {
  const field = fields[name];
  const withNumber = Object.values(fields).some((one) => one?.kind === 'phone' && one.required);
  return Boolean(field?.required || field?.hidden || (field?.kind === 'country' && withNumber));
}

function inRows(names: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const before = last?.[0] ?? '';
    const isBeside = last?.length === 1 && together.some(([one, other]) => one === before && other === name);
    if (last && isBeside) last.push(name);
    else rows.push([name]);
  }
  return rows;
}
