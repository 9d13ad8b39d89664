type RouteHandler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Payload's session cookie, which is HttpOnly. */
const sessionPrefix = 'payload-token=';

/**
 * Adds a script-readable `staff` cookie whenever a response starts, extends or ends a staff session. Public
 * pages, which are the same for all visitors, use it to offer editing. The cookie contains no other data and
 * grants no access.
 */
export function withStaffCookie<Context>(handler: RouteHandler<Context>): RouteHandler<Context> {
  return async (request, context) => {
    const response = await handler(request, context);
    const sessionCookie = response.headers.getSetCookie().find((cookie) => cookie.startsWith(sessionPrefix));
    if (!sessionCookie) return response;
    const extended = new Response(response.body, response);
    extended.headers.append('set-cookie', createStaffCookie(sessionCookie));
    return extended;
  };
}

function createStaffCookie(sessionCookie: string): string {
  const [value = '', ...attributes] = sessionCookie.split('; ');
  const cookie = `staff=${value === sessionPrefix ? '' : '1'}`;
  return [cookie, ...attributes.filter((attribute) => !/^httponly/i.test(attribute))].join('; ');
}
