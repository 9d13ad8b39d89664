/** Limits above the needs of any form: the length of the header, and the number of `*` in it. */
const limits = { maxLength: 1_000, maxWildcards: 20 };

/**
 * Parses the header `Precognition-Validate-Only` like Laravel: names separated by commas, with significant spaces,
 * and `*` for a segment of a dotted name. An empty or oversized header selects no field.
 * @returns whether a field is selected.
 */
export function parseValidateOnly(header: string): (field: string) => boolean {
  if (header.length > limits.maxLength || header.split('*').length - 1 > limits.maxWildcards)
    return () => false;
  const patterns = header
    .split(',')
    .filter((name) => name !== '')
    .map((name) => name.split('*'));
  return (field) => patterns.some((parts) => matches(parts, field));
}

/**
 * Matches without a regular expression from user input: `*` matches one or more characters up to the next dot. The
 * time is proportional to the length of the name times the number of `*`.
 */
function matches([first = '', ...rest]: readonly string[], field: string): boolean {
  let reachable = new Uint8Array(field.length + 1);
  if (field.startsWith(first)) reachable[first.length] = 1;
  for (const part of rest) {
    const next = new Uint8Array(field.length + 1);
    let isWithin = false;
    for (let position = 1; position <= field.length; position += 1) {
      isWithin = field[position - 1] !== '.' && (isWithin || reachable[position - 1] === 1);
      if (isWithin && field.startsWith(part, position)) next[position + part.length] = 1;
    }
    reachable = next;
  }
  return reachable[field.length] === 1;
}
