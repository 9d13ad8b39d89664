/** A location to search near: text, or coordinates in WGS 84 degrees. */
export type OfficeSearchLocation = { text: string } | { latitude: number; longitude: number };

/** An office in the results; `distance` in metres. */
export type OfficeSearchResult = { slug: string; distance: number | null };

const SEARCH_TIMEOUT_MS = 8_000;
/**
 * Decimals of a degree: accurate to about a hundred metres, so that the server does not learn the exact
 * position.
 */
const COORDINATE_DECIMALS = 3;

/**
 * All offices by distance from a location, nearest first; empty when the location is unknown.
 * @throws when the response is invalid.
 */
export async function searchOffices(location: OfficeSearchLocation): Promise<OfficeSearchResult[]> {
  const response = await fetch(`/api/office-search?${new URLSearchParams(toQuery(location))}`, {
    signal: AbortSignal.timeout(SEARCH_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The office search responded with ${response.status}`);
  return parseResults(await response.json());
}

function toQuery(location: OfficeSearchLocation): Record<string, string> {
  if ('text' in location) return { near: location.text.trim() };
  return {
    latitude: location.latitude.toFixed(COORDINATE_DECIMALS),
    longitude: location.longitude.toFixed(COORDINATE_DECIMALS),
  };
}

/** Parsed by hand: a schema library would be larger than the search. */
function parseResults(body: unknown): OfficeSearchResult[] {
  const offices = property(body, 'offices');
  if (!Array.isArray(offices)) throw new Error('The office search returned no list');
  return offices.flatMap((office) => {
    const slug = property(office, 'slug');
    const distance = property(office, 'distance');
    return typeof slug === 'string'
      ? [{ slug, distance: typeof distance === 'number' ? distance : null }]
      : [];
  });
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const positionOptions: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** The visitor's position in WGS 84 degrees. @throws when it is unavailable or the visitor denies access. */
export function locateVisitor(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This browser does not support geolocation'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => reject(new Error(error.message)),
      positionOptions,
    );
  });
}
