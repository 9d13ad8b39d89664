type Marked = { text: string; from: number; to: number };

const signs = { b: '**', i: '_' } as const;

/**
 * Markdown with marks around its selected letters, or without them where they stand there: bold, italic or a link, by the
 * letter of the key. Null for other keys.
 */
export function markSource({ text, from, to }: Marked, key: string): Marked | null {
  const [before, chosen, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (key === 'k') {
    const address = 'https://';
    const start = from + chosen.length + 3;
    return {
      text: `${before}[${chosen}](${address})${after}`,
      from: start,
      to: start + address.length,
    };
  }
  if (key !== 'b' && key !== 'i') return null;
  const sign = signs[key];
  const long = sign.length;
  if (before.endsWith(sign) && after.startsWith(sign))
    return { text: before.slice(0, -long) + chosen + after.slice(long), from: from - long, to: to - long };
  return { text: before + sign + chosen + sign + after, from: from + long, to: to + long };
}
