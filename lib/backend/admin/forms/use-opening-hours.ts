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
      const { index } = change;
      if (change.step === 'remove') removeFieldRow({ path, rowIndex: index });
      if (change.step === 'write')
        for (const name of times)
          dispatchFields({ type: 'UPDATE', path: `${path}.${index}.${name}`, value: change.day[name] });
      if (change.step === 'insert')
        addFieldRow({ path, schemaPath, rowIndex: index, subFieldState: toFieldState(change.day) });
    }
    setModified(true);
  };
  const existingDays = rows.flatMap((row) => row ?? []);
  const errorsByDay = new Map(
    existingDays.toReversed().map(({ day, index }) => [day, readTimeErrors(fields, `${path}.${index}`)]),
  );
  return { days: fullWeek(existingDays), errorsByDay, writeDays };
}

const toFieldState = (day: OpeningDay): FormState =>
  Object.fromEntries(
    Object.entries(day).map(([name, value]) => [name, { value, initialValue: value, valid: true }]),
  );

/** The rows in order; null for a row without a valid day. */
function readRows(fields: FormState, path: string): ((OpeningDay & { index: number }) | null)[] {
  const count = fields[path]?.rows?.length ?? 0;
  return Array.from({ length: count }, (_row, index) => {
    const readValue = (name: string): unknown => fields[`${path}.${index}.${name}`]?.value;
    const textOf = (name: string) => (readValue(name) ? String(readValue(name)) : null);
    const day = week.find((weekday) => weekday === readValue('day'));
    return day ? { day, opens: textOf('opens'), closes: textOf('closes'), index } : null;
  });
}

function readTimeErrors(fields: FormState, row: string): TimeErrors {
  const errors = times.flatMap((name) => {
    const { valid, errorMessage } = fields[`${row}.${name}`] ?? {};
    return valid === false && errorMessage ? [[name, errorMessage] as const] : [];
  });
  return Object.fromEntries(errors);
}
