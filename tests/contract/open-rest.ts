type Handler = (request: Request, route: { params: Promise<never> }) => Promise<Response>;
export type Sent = { body?: unknown; headers?: Record<string, string>; params?: Record<string, string> };
export type Rest = (
  route: string,
  sent?: Sent,
  query?: string,
) => Promise<{ status: number; answer: unknown }>;

/** Calls the REST route files of the site. The contract must be running. */
export async function openRest(): Promise<Rest> {
  const routes: Record<string, Handler> = {
    office: (await import('@/app/api/offices/[slug]/route')).POST,
    employees: (await import('@/app/api/employees/route')).POST,
    byOffice: (await import('@/app/api/employees-by-office/route')).POST,
    agent: (await import('@/app/api/employees/[agent]/route')).POST,
    listings: (await import('@/app/api/employees/[agent]/listing/route')).POST,
  };
  return async (name, { body, headers = {}, params = {} } = {}, query = '') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(`http://localhost:3000/api/x${query}`, {
      method: 'POST',
      headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(text !== undefined && { body: text }),
    });
    const routeParams: Promise<object> = Promise.resolve(params);
    const response = await Reflect.apply(routes[name] ?? fail, undefined, [request, { params: routeParams }]);
    const answer: unknown = await response.json();
    return { status: response.status, answer };
  };
}

function fail(): never {
  throw new Error('no such route');
}
