import type { FilterValue, ListFilter } from '@/schemas/dependency';

/**
 * Returns each combination of the values of these fields (Cartesian product); empty when a field has no
 * values.
 */
export function combineValues(
  [field, ...others]: readonly string[],
  valuesOf: (field: string) => readonly FilterValue[],
): ListFilter[] {
  if (field === undefined) return [{}];
  const rest = combineValues(others, valuesOf);
  return valuesOf(field).flatMap((value) => rest.map((more) => ({ [field]: value, ...more })));
}
