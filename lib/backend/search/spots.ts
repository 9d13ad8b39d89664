import { distanceKm } from '@/lib/places/choose-place';
import type { GeoPoint } from '@/lib/places/gazetteer';
import { formatPlace, type PlaceResolver } from '@/lib/places/resolve-place';

/** A place of the gazetteer in which listings are. */
export type Spot = GeoPoint & { key: string; city: string | null };

/** The places in which listings are, by key. They are found by the written location, which many listings share. */
export type Spots = {
  byKey: Map<string, Spot>;
  byLocation: Map<string, Spot | null>;
};

export const createSpots = (): Spots => ({ byKey: new Map(), byLocation: new Map() });

/** The spot of a written location; null when it names no place. */
export function findSpot(
  { byKey, byLocation }: Spots,
  location: string,
  resolve: PlaceResolver,
): Spot | null {
  const known = byLocation.get(location);
  if (known !== undefined) return known;
  const place = resolve(location);
  const { latitude, longitude } = place ?? { latitude: 0, longitude: 0 };
  const spot = place && { key: spotKeyOf(place), city: place.town, latitude, longitude };
  byLocation.set(location, spot);
  if (spot) byKey.set(spot.key, spot);
  return spot;
}

/** The key of a place, unique within the country. */
export const spotKeyOf = (place: { name: string; town: string | null; region: string | null }): string =>
  `${formatPlace(place)}, ${place.region ?? ''}`;

/** The keys of the spots within a distance of a point. */
export const filterSpotsWithin = ({ byKey }: Spots, point: GeoPoint, radiusKm: number): string[] =>
  [...byKey.values()].filter((spot) => distanceKm(spot, point) <= radiusKm).map(({ key }) => key);
