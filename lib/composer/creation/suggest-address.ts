/** As long as the CMS takes them. */
const longest = 96;

/** The last part of an address, made from a title: `Cold stores, Tema` is `cold-stores-tema`, of a long one as many whole words as there is room for. Empty when nothing of it can stand there. */
export function suggestAddress(title: string): string {
  const whole = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= longest) return whole;
  const end = whole.lastIndexOf('-', longest);
  return whole.slice(0, end > 0 ? end : longest);
}
