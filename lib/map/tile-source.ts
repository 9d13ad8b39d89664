import { environment } from '../environment.ts';

/** Where the squares of a street map come from: an address with {z}, {x} and {y}, and who is named below them, with a link where one is given. */
export type TileSource = { address: string; credit: string; creditHref: string | null };

const linked = /^\[(.+)\]\((https:\/\/\S+)\)$/;

/** As the environment says (`lib/backend/environment.ts` has looked at it); null where streets are not shown. */
export function readTileSource(
  address: string | undefined = environment.mapTiles(),
  named: string | undefined = environment.mapCredit(),
): TileSource | null {
  if (!address || !named) return null;
  const [, credit = named, creditHref = null] = linked.exec(named) ?? [];
  return { address, credit, creditHref };
}

/** Whose pictures a page with a street map fetches besides its own: for its policy. None where streets are not shown. */
export function tileHosts(): string[] {
  const source = readTileSource();
  return source ? [new URL(source.address).origin] : [];
}
