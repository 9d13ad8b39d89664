/** Where the squares of a street map come from: an address with {z}, {x} and {y}, and who is named below them, with a link where one is given. */
export type TileSource = { address: string; credit: string; creditHref: string | null };

const linked = /^\[(.+)\]\((https:\/\/\S+)\)$/;

/** As the environment says (`lib/backend/environment.ts` has looked at it); null where streets are not shown. */
export function readTileSource({
  MAP_TILES,
  MAP_CREDIT,
}: Record<string, string | undefined>): TileSource | null {
  if (!MAP_TILES || !MAP_CREDIT) return null;
  const [, credit = MAP_CREDIT, creditHref = null] = linked.exec(MAP_CREDIT) ?? [];
  return { address: MAP_TILES, credit, creditHref };
}

/** Whose pictures a page with a street map fetches besides its own: for its policy. None where streets are not shown. */
export function tileHosts(): string[] {
  const source = readTileSource(process.env);
  return source ? [new URL(source.address).origin] : [];
}
