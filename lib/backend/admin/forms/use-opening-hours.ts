import { useAllFormFields, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import type { OpeningDay } from '@/schemas/office';
import { fullWeek, week } from '@/schemas/week';
import { planRowSteps } from './opening-hours';

const times = ['opens', 'closes'] as const;

type TimeErrors = { [time in (typeof times)[number]]?: string };

/**
 * The seven days of an opening hours array field, the server's errors by day, and a function that writes
 * days.
 */
export function useOpeningHours(path: string, schemaPath: string) {
  const [fields] = useAllFormFields();
  const { addFieldRow, dispatchFields, removeFieldRow, setModified } = useForm();
  const rows = readRows(fields, path);
  const writeDays = (days: readonly OpeningDay[]) => {
    const stored = rows.map((row) => row?.day ?? null);
    for (const change of planRowSteps(stored, days)) {
      const { at } = change;
      if (change.step === 'remove') removeFieldRow({ path, rowIndex: at });
      if (change.step === 'write')
        for (const name of times)
          dispatchFields({ type: 'UPDATE', path: `${path}.${at}.${name}`, value: change.day[name] });
      if (change.step === 'insert')
        addFieldRow({ path, schemaPath, rowIndex: at, subFieldState: toFieldState(change.day) });
    }
    setModified(true);
  };
  const existingDays = rows.flatMap((row) => row ?? []);
  const errorsByDay = new Map(
    existingDays.toReversed().map(({ day, at }) => [day, readTimeErrors(fields, `${path}.${at}`)]),
  );
  return { days: fullWeek(existingDays), errorsByDay, writeDays };
}

const toFieldState = (day: OpeningDay): FormState =>
  Object.fromEntries(
    Object.entries(day).map(([name, value]) => [name, { value, initialValue: value, valid: true }]),
  );

/** The rows in order; null for a row without a valid day. */
function readRows(fields: FormState, path: string): ((OpeningDay & { at: number }) | null)[] {
  const count = fields[path]?.rows?.length ?? 0;
  return Array.from({ length: count }, (_row, at) => {
    const readValue = (name: string): unknown => fields[`${path}.${at}.${name}`]?.value;
    const textOf = (name: string) => (readValue(name) ? String(readValue(name)) : null);
    const day = week.find((one) => one === readValue('day'));
    return day ? { day, opens: textOf('opens'), closes: textOf('closes'), at } : null;
  });
}

function readTimeErrors(fields: FormState, row: string): TimeErrors {
  const errors = times.flatMap((name) => {
    const { valid, errorMessage } = fields[`${row}.${name}`] ?? {};
    return valid === false && errorMessage ? [[name, errorMessage] as const] : [];
  });
  return Object.fromEntries(errors);
}
