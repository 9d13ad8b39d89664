import type { PlaceResolver } from '@/lib/places/resolve-place';
import { foldLetters } from '@/schemas/fold-letters';

/**
 * A written location with the town of its quarter: `Suame` and `Suame, Ashanti` are `Suame, Kumasi`. Other locations stay as
 * they are.
 */
export function formatLocation(location: string, resolve: PlaceResolver): string {
  const place = resolve(location);
  if (place?.kind !== 'quarter' || !place.town) return location;
  const parts = location.split(',').map((part) => part.trim());
  const region = foldLetters(place.region ?? '');
  const withoutRegion = parts.filter((part) => foldLetters(part).replace(/ region$/, '') !== region);
  const hasTown = foldLetters(withoutRegion.join(' ')).includes(foldLetters(place.town));
  return hasTown ? location : [...withoutRegion, place.town].join(', ');
}
