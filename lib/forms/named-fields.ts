/**
 * Which fields `Precognition-Validate-Only` names, as Laravel reads it: names between commas, spaces being part of them, `*` for one
 * step of a dotted name. Present and empty, it names none.
 */
export function namedFields(header: string): (field: string) => boolean {
  const patterns = header
    .split(',')
    .filter((name) => name !== '')
    .map((name) => name.split('*'));
  return (field) => patterns.some((parts) => matches(parts, field));
}

/** Without an expression made of what somebody sent: a `*` takes what lies up to the next dot, and at least one sign. */
function matches([first = '', ...rest]: readonly string[], field: string): boolean {
  if (!field.startsWith(first)) return false;
  const left = field.slice(first.length);
  if (rest.length === 0) return left === '';
  const reach = left.includes('.') ? left.indexOf('.') : left.length;
  for (let taken = 1; taken <= reach; taken += 1) if (matches(rest, left.slice(taken))) return true;
  return false;
}
