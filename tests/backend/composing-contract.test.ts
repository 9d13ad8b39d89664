import { afterAll, beforeAll } from 'vitest';
import type { ContractServer } from '../support/contract-server';
import { describeComposingContract } from '../support/describe-composing-contract';
import { openCmsApi, signIn } from './support/cms-api';
import { openComposing, textBlock } from './support/composer-client';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const password = 'long enough to pass';
let backend: TestBackend;
let server: ContractServer;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  const network = await findNetwork(backend.payload);
  const { createPage } = await openComposing(backend, network);
  const sessions = {
    editor: await signIn(await openCmsApi(), 'network-editor@example.com', password),
    stranger: await signIn(await openCmsApi(), 'office-editor@example.com', password),
    anonymous: {},
  };
  const answer = await openServer();
  server = {
    ...{ email: 'network-editor@example.com', password },
    office: { id: network.own, slug: 'osu', name: 'osu', path: '/locations/greater-accra/osu' },
    createPage: async () => {
      const id = await createPage([textBlock('a')]);
      const { slug } = await backend.payload.findByID({ collection: 'pages', id, depth: 0 });
      return { id, path: `/${slug}` };
    },
    fetchAs: (person) => async (input, init) => {
      const { body } = init ?? {};
      const headers = new Headers({ ...sessions[person], 'x-client-address': '192.0.2.1' });
      for (const [name, value] of new Headers(init?.headers)) headers.set(name, value);
      if (typeof body === 'string') headers.set('content-length', String(Buffer.byteLength(body)));
      return answer(new Request(new URL(String(input), 'http://localhost:3000'), { ...init, headers }));
    },
  };
});
afterAll(() => backend.stop());

/** The route files of the site, by path. */
async function openServer(): Promise<(request: Request) => Promise<Response>> {
  const cms = await import('@/app/(cms)/cms-api/[...slug]/route');
  const [address, deadLinks, link, pageData] = await Promise.all([
    import('@/app/(staff)/compose/address/route'),
    import('@/app/(staff)/compose/dead-links/route'),
    import('@/app/(staff)/compose/resolve-link/route'),
    import('@/app/(staff)/compose/page-data/route'),
  ]);
  const handlers: Readonly<Record<string, (request: Request, context: object) => Promise<Response>>> = {
    'GET /compose/address': address.GET,
    'GET /compose/dead-links': deadLinks.GET,
    'GET /compose/resolve-link': link.GET,
    'POST /compose/page-data': pageData.POST,
  };
  const cmsHandlers = { GET: cms.GET, POST: cms.POST, PATCH: cms.PATCH };
  return (request) => {
    const { pathname } = new URL(request.url);
    const handler = handlers[`${request.method} ${pathname}`];
    if (handler) return handler(request, {});
    const slug = pathname.split('/').slice(2).map(decodeURIComponent);
    const context = { params: Promise.resolve({ slug }) };
    const { GET, POST, PATCH } = cmsHandlers;
    const ofMethod = request.method === 'GET' ? GET : request.method === 'POST' ? POST : PATCH;
    return ofMethod(request, context);
  };
}

describeComposingContract(() => server);
