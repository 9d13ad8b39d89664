import { z } from 'zod';
import { storedBlocksSchema } from '../../schemas/stored-block';

const idSchema = z.union([z.string(), z.number()]);
const pageRecord = z.object({ id: idSchema, blocks: storedBlocksSchema });
const savedSchema = z.object({ doc: z.object({ id: idSchema }) });
const revisedSchema = z.object({ revision: z.number() });
const listedSchema = z.object({ docs: z.array(z.object({ id: idSchema })) });

type CmsId = z.infer<typeof idSchema>;
type CmsFields = Record<string, unknown>;
export type CmsClient = Awaited<ReturnType<typeof signInToCms>>;

/**
 * The HTTP API of the CMS, authenticated as a staff account.
 * @throws when the sign-in is refused.
 */
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
  const currentRevisionOf = async (collection: string, id: CmsId) => {
    const response = await call(`/${collection}/${id}?depth=0&draft=true`, 'GET');
    const read = revisedSchema.safeParse(await response.json());
    return read.success ? read.data.revision : 1;
  };
  /** Updates a document based on its current revision. */
  const change = async (collection: string, id: CmsId, fields: CmsFields, query = '') => {
    const revision = await currentRevisionOf(collection, id);
    return call(`/${collection}/${id}?depth=0${query}`, 'PATCH', { revision, ...fields });
  };
  return {
    call,
    /** Requests a page for staff outside of the API, without following redirects. */
    open: (path: string, body?: unknown) =>
      fetch(url + path, {
        redirect: 'manual',
        headers,
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
    /** The stored page of a route (network scope). */
    page: async (route: string) => {
      const query = `where[route][equals]=${route}&where[scope][equals]=network&limit=1&depth=0`;
      const response = await call(`/pages?${query}`, 'GET');
      const { docs } = z.object({ docs: z.array(pageRecord).min(1) }).parse(await response.json());
      const [page] = docs;
      if (!page) throw new Error(`No page for the route ${route}`);
      return page;
    },
    publish: (id: CmsId, blocks: unknown) => change('pages', id, { blocks, _status: 'published' }),
    /**
     * @returns the id of the new document.
     * @throws when it is refused.
     */
    create: async (collection: string, fields: CmsFields): Promise<CmsId> => {
      const response = await call(`/${collection}?depth=0`, 'POST', fields);
      const body: unknown = await response.json();
      const created = savedSchema.safeParse(body);
      if (!created.success) throw new Error(`${collection}: ${response.status} ${JSON.stringify(body)}`);
      return created.data.doc.id;
    },
    update: change,
    /** Deletes a document based on its current revision. */
    remove: async (collection: string, id: CmsId) =>
      call(`/${collection}/${id}`, 'DELETE', undefined, {
        'if-match': `"${await currentRevisionOf(collection, id)}"`,
      }),
    /**
     * The id of the document whose field has this value.
     * @throws when there is none.
     */
    idOf: async (collection: string, field: string, value: string): Promise<CmsId> => {
      const response = await call(`/${collection}?where[${field}][equals]=${value}&limit=1&depth=0`, 'GET');
      const [document] = listedSchema.parse(await response.json()).docs;
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
