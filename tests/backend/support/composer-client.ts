import { randomUUID } from 'node:crypto';
import { handleEndpoints, type TypedUser } from 'payload';
import { z } from 'zod';
import type { Operation } from '@/lib/document/operations/operation';
import type { Network } from './network';
import type { TestBackend } from './start-backend';

const dataSchema = z
  .object({ errors: z.array(z.object({ block: z.string().optional() })) })
  .optional()
  .catch(undefined);
const answerSchema = z.looseObject({
  revision: z.number().optional(),
  by: z.string().nullish(),
  nodes: z.array(z.unknown()).optional(),
  errors: z.array(z.looseObject({ message: z.string(), data: dataSchema })).optional(),
});

type Sent = {
  by?: TypedUser | null;
  body?: unknown;
  from?: number;
  locale?: string;
  as?: string;
  /** The path below the document, for example `/follow`. */
  subpath?: string;
};

export type Composing = Awaited<ReturnType<typeof openComposing>>;

/** The composer API for network staff, all signed in. */
export async function openComposing({ payload }: TestBackend, network: Network) {
  const tokens = new Map<string, string>();
  for (const { email } of Object.values(network.users)) {
    const data = { email, password: 'long enough to pass' };
    const { token } = await payload.login({ collection: 'staff', data });
    tokens.set(email, token ?? '');
  }
  async function call(id: number, { by, body, from, locale = 'en-GH', as, subpath = '' }: Sent = {}) {
    const token = by === null ? '' : tokens.get((by ?? network.users['network-editor']).email);
    const request = new Request(
      `http://localhost:3000/cms-api/pages/${id}/composing${subpath}?locale=${locale}`,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `JWT ${token}` }),
          ...(as && { 'x-acting-user': encodeURIComponent(as) }),
          ...(from !== undefined && { 'if-match': `"${from}"` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    );
    const response = await handleEndpoints({ config: payload.config, request });
    const { errors, ...answer } = answerSchema.parse(await response.json());
    const blocks = errors?.[0]?.data?.errors.map(({ block }) => block);
    return { status: response.status, ...answer, message: errors?.[0]?.message, blocks };
  }

  const save = (
    id: number,
    from: number,
    operations: readonly Operation[],
    more: Sent & { save?: string } = {},
  ) => {
    const { save: name = randomUUID(), ...sent } = more;
    return call(id, { ...sent, from, body: { save: name, operations } });
  };

  /** Sends the page without blocks through the standard CMS API. */
  async function empty(id: number, by: TypedUser): Promise<number> {
    const request = new Request(`http://localhost:3000/cms-api/pages/${id}?locale=en-GH&draft=true`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        authorization: `JWT ${tokens.get(by.email)}`,
        'if-match': '"1"',
      },
      body: JSON.stringify({ blocks: null }),
    });
    return (await handleEndpoints({ config: payload.config, request })).status;
  }

  let count = 0;
  async function createPage(blocks: Record<string, unknown>[], office?: number) {
    count += 1;
    const owner = office
      ? { scope: 'office' as const, office, route: 'tribeCustomPage' as const }
      : { scope: 'network' as const, route: 'customPage' as const };
    const data = { title: 'Page', slug: `composed-${count}`, layout: 'default' as const, ...owner, blocks };
    return (await payload.create({ collection: 'pages', data: { ...data, _status: 'published' } })).id;
  }
  const stored = async (id: number) => {
    const { revision, nodes } = await call(id);
    return { revision, nodes };
  };

  return { call, save, empty, createPage, stored };
}

export const textBlock = (id: string, text = id) => ({ id, type: 'rich-text', version: 0, props: { text } });
export const setText = (id: string, value: unknown): Operation => ({
  kind: 'set',
  id,
  path: ['text'],
  value,
});
export const insertBlock = (node: unknown, after: string | null = null): Operation => ({
  kind: 'insert',
  node,
  at: { parent: null, slot: '', after },
});
