/** Expands the alternatives of a regular expression into expressions without groups: `^lib/(a|b)/` into `^lib/a/` and `^lib/b/`. */
export function expandPattern(pattern: string): string[] {
  const alternatives = splitAtTop(pattern);
  if (alternatives.length > 1) return alternatives.flatMap(expandPattern);
  const group = /(?<!\\)\(((?:\\.|[^\\()])*)\)(\??)/.exec(pattern);
  if (!group) return [pattern];
  const [whole, inside = '', optional] = group;
  const words = [...inside.split('|'), ...(optional ? [''] : [])];
  return [...new Set(words.flatMap((word) => expandPattern(pattern.replace(whole, () => word))))];
}

function splitAtTop(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of pattern.match(/\\.|./g) ?? []) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts;
}
