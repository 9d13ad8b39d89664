import { useAllFormFields, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import type { OpeningDay } from '@/schemas/office';
import { week, wholeWeek } from '@/schemas/week';
import { changeWeek } from './change-week';

const times = ['opens', 'closes'] as const;

type Told = { [time in (typeof times)[number]]?: string };

/** The seven days of a list of opening hours in a form, what the server says of each, and a way to write some of them. */
export function useWeek(path: string, schemaPath: string) {
  const [fields] = useAllFormFields();
  const { addFieldRow, dispatchFields, removeFieldRow, setModified } = useForm();
  const rows = readRows(fields, path);
  const write = (days: readonly OpeningDay[]) => {
    const stored = rows.map((row) => row?.day ?? null);
    for (const change of changeWeek(stored, days)) {
      const { at } = change;
      if (change.step === 'remove') removeFieldRow({ path, rowIndex: at });
      if (change.step === 'write')
        for (const name of times)
          dispatchFields({ type: 'UPDATE', path: `${path}.${at}.${name}`, value: change.day[name] });
      if (change.step === 'insert')
        addFieldRow({ path, schemaPath, rowIndex: at, subFieldState: stateOf(change.day) });
    }
    setModified(true);
  };
  const known = rows.flatMap((row) => row ?? []);
  const told = new Map(known.toReversed().map(({ day, at }) => [day, faultsOf(fields, `${path}.${at}`)]));
  return { days: wholeWeek(known), told, write };
}

const stateOf = (day: OpeningDay): FormState =>
  Object.fromEntries(
    Object.entries(day).map(([name, value]) => [name, { value, initialValue: value, valid: true }]),
  );

/** In their order; null for a row that has no day of the week. */
function readRows(fields: FormState, path: string): ((OpeningDay & { at: number }) | null)[] {
  const count = fields[path]?.rows?.length ?? 0;
  return Array.from({ length: count }, (_row, at) => {
    const heldIn = (name: string): unknown => fields[`${path}.${at}.${name}`]?.value;
    const textOf = (name: string) => (heldIn(name) ? String(heldIn(name)) : null);
    const day = week.find((one) => one === heldIn('day'));
    return day ? { day, opens: textOf('opens'), closes: textOf('closes'), at } : null;
  });
}

function faultsOf(fields: FormState, row: string): Told {
  const said = times.flatMap((name) => {
    const { valid, errorMessage } = fields[`${row}.${name}`] ?? {};
    return valid === false && errorMessage ? [[name, errorMessage] as const] : [];
  });
  return Object.fromEntries(said);
}
