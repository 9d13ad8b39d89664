import type { Narrowing, NarrowingValue } from '@/schemas/dependency';

/** Each combination of the values that these fields have; none where one of them has none. */
export function combineValues(
  [field, ...others]: readonly string[],
  valuesOf: (field: string) => readonly NarrowingValue[],
): Narrowing[] {
  if (field === undefined) return [{}];
  const rest = combineValues(others, valuesOf);
  return valuesOf(field).flatMap((value) => rest.map((more) => ({ [field]: value, ...more })));
}
