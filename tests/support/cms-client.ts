import { z } from 'zod';
import { storedBlocksSchema } from '../../schemas/stored-block';

const idSchema = z.union([z.string(), z.number()]);
const pageRecord = z.object({ id: idSchema, blocks: storedBlocksSchema });
const written = z.object({ doc: z.object({ id: idSchema }) });
const revised = z.object({ revision: z.number() });
const listed = z.object({ docs: z.array(z.object({ id: idSchema })) });

type Id = z.infer<typeof idSchema>;
type Fields = Record<string, unknown>;
export type CmsClient = Awaited<ReturnType<typeof signInToCms>>;

/** The CMS's own HTTP interface, as a member of staff uses it. @throws when the sign-in is refused. */
export async function signInToCms(url: string, email: string, password: string) {
  const answer = await post(`${url}/cms-api/staff/login`, { email, password });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` };
  const call = (path: string, method: string, body?: unknown, more: Record<string, string> = {}) =>
    fetch(`${url}/cms-api${path}`, {
      method,
      headers: { ...headers, ...more },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const newestOf = async (collection: string, id: Id) => {
    const found = await call(`/${collection}/${id}?depth=0&draft=true`, 'GET');
    const read = revised.safeParse(await found.json());
    return read.success ? read.data.revision : 1;
  };
  /** A change of a document as it is stored now: started from its newest revision. */
  const change = async (collection: string, id: Id, fields: Fields, query = '') => {
    const revision = await newestOf(collection, id);
    return call(`/${collection}/${id}?depth=0${query}`, 'PATCH', { revision, ...fields });
  };
  return {
    call,
    /** The stored page of a route (network scope). */
    page: async (route: string) => {
      const query = `where[route][equals]=${route}&where[scope][equals]=network&limit=1&depth=0`;
      const found = await call(`/pages?${query}`, 'GET');
      const { docs } = z.object({ docs: z.array(pageRecord).min(1) }).parse(await found.json());
      const [page] = docs;
      if (!page) throw new Error(`No page for the route ${route}`);
      return page;
    },
    publish: (id: Id, blocks: unknown) => change('pages', id, { blocks, _status: 'published' }),
    /** @returns the new document's id. @throws when it is refused. */
    create: async (collection: string, fields: Fields): Promise<Id> => {
      const answer = await call(`/${collection}?depth=0`, 'POST', fields);
      const body: unknown = await answer.json();
      const made = written.safeParse(body);
      if (!made.success) throw new Error(`${collection}: ${answer.status} ${JSON.stringify(body)}`);
      return made.data.doc.id;
    },
    update: change,
    /** Removes a document as it is stored now. */
    remove: async (collection: string, id: Id) =>
      call(`/${collection}/${id}`, 'DELETE', undefined, {
        'if-match': `"${await newestOf(collection, id)}"`,
      }),
    /** The id of the one document whose field has this value. @throws when there is none. */
    idOf: async (collection: string, field: string, value: string): Promise<Id> => {
      const found = await call(`/${collection}?where[${field}][equals]=${value}&limit=1&depth=0`, 'GET');
      const [document] = listed.parse(await found.json()).docs;
      if (!document) throw new Error(`No document of ${collection} with the ${field} ${value}`);
      return document.id;
    },
  };
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
