/** More than any form has names for: signs of all of them together, and `*` among them. */
const most = { signs: 1_000, steps: 20 };

/**
 * Which fields `Precognition-Validate-Only` names, as Laravel reads it: names between commas, spaces being part of them, `*` for one
 * step of a dotted name. Present and empty, or longer than any form needs it, it names none.
 */
export function namedFields(header: string): (field: string) => boolean {
  if (header.length > most.signs || header.split('*').length - 1 > most.steps) return () => false;
  const patterns = header
    .split(',')
    .filter((name) => name !== '')
    .map((name) => name.split('*'));
  return (field) => patterns.some((parts) => matches(parts, field));
}

/**
 * Without an expression made of what somebody sent: a `*` takes what lies up to the next dot, and at least one sign. Every place
 * of the name is looked at once for each `*`, however many ways lead to it.
 */
function matches([first = '', ...rest]: readonly string[], field: string): boolean {
  let reached = new Uint8Array(field.length + 1);
  if (field.startsWith(first)) reached[first.length] = 1;
  for (const part of rest) {
    const next = new Uint8Array(field.length + 1);
    let isWithin = false;
    for (let at = 1; at <= field.length; at += 1) {
      isWithin = field[at - 1] !== '.' && (isWithin || reached[at - 1] === 1);
      if (isWithin && field.startsWith(part, at)) next[at + part.length] = 1;
    }
    reached = next;
  }
  return reached[field.length] === 1;
}
