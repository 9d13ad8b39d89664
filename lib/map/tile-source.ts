import { environment } from '../environment.ts';

/**
 * The source of street map tiles: a URL template with {z}, {x} and {y}, and the credit below them, with an
 * optional link.
 */
export type TileSource = { address: string; credit: string; creditHref: string | null };

const creditPattern = /^\[(.+)\]\((https:\/\/\S+)\)$/;

/**
 * Reads the tile source from the environment, which `lib/backend/environment.ts` has validated; null when
 * street maps are disabled.
 */
export function readTileSource(
  address: string | undefined = environment.mapTiles(),
  named: string | undefined = environment.mapCredit(),
): TileSource | null {
  if (!address || !named) return null;
  const [, credit = named, creditHref = null] = creditPattern.exec(named) ?? [];
  return { address, credit, creditHref };
}

/** The origins of map tiles, for the content security policy. Empty when street maps are disabled. */
export function tileHosts(): string[] {
  const source = readTileSource();
  return source ? [new URL(source.address).origin] : [];
}
