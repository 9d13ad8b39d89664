import { findNearbyOffices, locationQuerySchema } from '@/adapters/offices/nearby-offices';

const cacheHeaders = { 'cache-control': 'public, max-age=300' };

/** The offices near a location, for the office finder: `?near=words`, or `?latitude=…&longitude=…`. */
export async function GET(request: Request): Promise<Response> {
  const location = locationQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!location.success) return jsonResponse(400, { message: 'A location to search near is required.' });
  const offices = await findNearbyOffices(location.data).catch((error: unknown) => {
    console.error(`[office search] ${error instanceof Error ? error.message : error}`);
    return null;
  });
  return offices
    ? jsonResponse(200, { offices }, cacheHeaders)
    : jsonResponse(503, { message: 'The search is not available.' });
}

function jsonResponse(
  status: number,
  body: unknown,
  headers: HeadersInit = { 'cache-control': 'no-store' },
): Response {
  return Response.json(body, { status, headers });
}
