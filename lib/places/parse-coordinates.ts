import type { Bounds, GeoPoint } from '@/lib/places/gazetteer';

/** Degrees, minutes and seconds with a letter of the compass: `5°36'13"N`, `0° 11.2' W`. */
const degreesPattern =
  /(?<![\d.])(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|''|′′)\s*)?([NSEW])/gi;

function parseSexagesimal(text: string): GeoPoint | null {
  const values = new Map<string, number>();
  for (const [, degrees, minutes, seconds, letter] of text.matchAll(degreesPattern)) {
    const size = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
    const compass = (letter ?? '').toUpperCase();
    values.set(/[NS]/.test(compass) ? 'latitude' : 'longitude', /[SW]/.test(compass) ? -size : size);
  }
  const [latitude, longitude] = [values.get('latitude'), values.get('longitude')];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

function createPairPattern(minDecimals: number): RegExp {
  const decimal = String.raw`([+-]?\d{1,3}\.\d{${minDecimals},})\s*°?`;
  return new RegExp(
    String.raw`(?<![\d.])(?:(?<!\p{L})([NS])\s*)?${decimal}\s*([NS](?!\p{L}))?(?:\s*[,;/]\s*|\s+)(?:(?:lng|lon|long|longitude)\s*[:=]?\s*)?(?:(?<!\p{L})([EW])\s*)?${decimal}\s*([EW](?!\p{L}))?(?![\d.])`,
    'iu',
  );
}

/** A pair of numbers with at least two decimal places: house numbers and prices have none. */
const pairPattern = createPairPattern(2);
/** A number with one decimal place may be an amount, too. */
const shortPairPattern = createPairPattern(1);

/** A short pair is one of coordinates when it is the whole text, or has a minus sign or a letter of the compass. */
function parseShortPair(text: string, bounds: Bounds): GeoPoint | null {
  const [pair = ''] = shortPairPattern.exec(text) ?? [];
  if (pair === '' || (pair.trim() !== text.trim() && !/[NSEW-]/i.test(pair))) return null;
  const point = parseDecimal(text, shortPairPattern);
  return point && (isWithin(point, bounds) || isWithin(swap(point), bounds)) ? point : null;
}

const swap = ({ latitude, longitude }: GeoPoint): GeoPoint => ({ latitude: longitude, longitude: latitude });

function parseDecimal(text: string, pattern: RegExp): GeoPoint | null {
  const parts = pattern.exec(text);
  if (!parts) return null;
  const [, northBefore, latitude, northAfter, eastBefore, longitude, eastAfter] = parts;
  const isSouth = /s/i.test(northBefore ?? northAfter ?? '');
  const isWest = /w/i.test(eastBefore ?? eastAfter ?? '');
  const [north, east] = [Number(latitude), Number(longitude)];
  return { latitude: isSouth ? -Math.abs(north) : north, longitude: isWest ? -Math.abs(east) : east };
}

/** `5,6037; -0,1870` with decimal commas. */
const withDecimalPoints = (text: string): string =>
  /\d,\d+\s*;\s*[+-]?\d/.test(text) ? text.replace(/(\d),(\d)/g, '$1.$2') : text;

const isOnEarth = ({ latitude, longitude }: GeoPoint): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const isWithin = ({ latitude, longitude }: GeoPoint, { south, north, west, east }: Bounds): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/**
 * The coordinates in a text: decimal degrees, degrees with minutes and seconds, a `geo:` address or the link of a map.
 * One decimal place is enough within `bounds`. A pair with the longitude first is swapped when only that lies within `bounds`. Null when there are none.
 */
export function parseCoordinates(text: string, bounds: Bounds | null): GeoPoint | null {
  const plain = withDecimalPoints(
    text
      .replace(/[−–]/g, '-')
      .replace(/%2C/gi, ',')
      .replace(/\b(lat|latitude)\s*[:=]?\s*/gi, ''),
  );
  const point =
    parseSexagesimal(plain) ?? parseDecimal(plain, pairPattern) ?? (bounds && parseShortPair(plain, bounds));
  if (!point) return null;
  const swapped = swap(point);
  if (bounds && !isWithin(point, bounds) && isWithin(swapped, bounds)) return swapped;
  return isOnEarth(point) ? point : null;
}
