import { useAllFormFields, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import type { OpeningDay } from '@/schemas/office';
import { week, wholeWeek } from './day-hours';

const times = ['opens', 'closes'] as const;

type Told = { [time in (typeof times)[number]]?: string };

/** The seven days of a list of opening hours in a form, what the server says of each, and a way to write some of them. */
export function useWeek(path: string, schemaPath: string) {
  const [fields] = useAllFormFields();
  const { addFieldRow, dispatchFields, setModified } = useForm();
  const rows = readRows(fields, path);
  const write = (days: readonly OpeningDay[]) => {
    const known = rows.map(({ day }) => day);
    for (const day of days) {
      const at = known.indexOf(day.day);
      if (at >= 0) {
        for (const name of times)
          dispatchFields({ type: 'UPDATE', path: `${path}.${at}.${name}`, value: day[name] });
        continue;
      }
      // Among those that are there, where it stands in the week.
      const rowIndex = known.filter((one) => week.indexOf(one) < week.indexOf(day.day)).length;
      known.splice(rowIndex, 0, day.day);
      const subFieldState: FormState = Object.fromEntries(
        Object.entries(day).map(([name, value]) => [name, { value, initialValue: value, valid: true }]),
      );
      addFieldRow({ path, schemaPath, rowIndex, subFieldState });
    }
    setModified(true);
  };
  const told = new Map(rows.map(({ day, at }) => [day, faultsOf(fields, `${path}.${at}`)]));
  return { days: wholeWeek(rows), told, write };
}

function readRows(fields: FormState, path: string): (OpeningDay & { at: number })[] {
  const count = fields[path]?.rows?.length ?? 0;
  return Array.from({ length: count }, (_row, at) => at).flatMap((at) => {
    const heldIn = (name: string): unknown => fields[`${path}.${at}.${name}`]?.value;
    const textOf = (name: string) => (heldIn(name) ? String(heldIn(name)) : null);
    const day = week.find((one) => one === heldIn('day'));
    return day ? [{ day, opens: textOf('opens'), closes: textOf('closes'), at }] : [];
  });
}

function faultsOf(fields: FormState, row: string): Told {
  const said = times.flatMap((name) => {
    const { valid, errorMessage } = fields[`${row}.${name}`] ?? {};
    return valid === false && errorMessage ? [[name, errorMessage] as const] : [];
  });
  return Object.fromEntries(said);
}
