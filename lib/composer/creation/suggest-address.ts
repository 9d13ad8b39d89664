/** As long as the CMS takes them. */
const longest = 96;

/** The last part of an address, made from a title: `Cold stores, Tema` is `cold-stores-tema`. Empty when nothing of it can stand there. */
export function suggestAddress(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
