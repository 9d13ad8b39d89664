type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Payload's, which scripts cannot read. */
const session = 'payload-token=';

/**
 * Beside the session of staff, wherever an answer begins, prolongs or ends it, goes a mark that scripts may read and that ends with it: public
 * pages, the same for everyone, know by it that somebody may want to edit them. It says nothing else and opens nothing.
 */
export function markStaff<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const answer = await handler(request, context);
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(session));
    if (!set) return answer;
    const marked = new Response(answer.body, answer);
    marked.headers.append('set-cookie', markOf(set));
    return marked;
  };
}

function markOf(set: string): string {
  const [value = '', ...attributes] = set.split('; ');
  const mark = `staff=${value === session ? '' : '1'}`;
  return [mark, ...attributes.filter((one) => !/^httponly/i.test(one))].join('; ');
}
