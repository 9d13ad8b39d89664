import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { type CmsApi, openCmsApi } from './support/cms-api';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let proxy: FaultProxy;
let api: CmsApi;
beforeAll(async () => {
  backend = await startBackend({
    content: 'staffed',
    mapDatabaseUrl: async (url) => {
      const { hostname, port } = new URL(url);
      proxy = await startFaultProxy(hostname, Number(port));
      return proxy.urlThrough(url);
    },
  });
  api = await openCmsApi();
});
afterAll(async () => {
  proxy.setFault('cut');
  await backend.stop();
  await proxy.close();
});

const calls = [
  ['login', { email: 'office-editor@example.com', password: 'long enough to pass' }],
  ['forgot-password', { email: 'office-editor@example.com' }],
] as const;

test.each(calls)(
  'staff/%s › answers 503 before the statement ends, while the database hangs',
  async (call, body) => {
    const request = () => api(`/staff/${call}`, { method: 'POST', body });
    expect((await request()).status).toBe(200);
    proxy.setFault('hang');
    // Statements of the CMS end after eight seconds; this is less by a wide margin on a busy machine.
    const response = await Promise.race([
      request(),
      new Promise<null>((resolve) => setTimeout(resolve, 5_000, null)),
    ]);
    expect(response?.status).toBe(503);
    expect(response?.headers.get('retry-after')).toBe('5');
    proxy.setFault('cut');
    await expect.poll(async () => (await request()).status).toBe(200);
  },
);
