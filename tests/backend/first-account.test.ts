import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSetupCode } from '@/lib/backend/platform/accounts/setup-code';
import { type CmsApi, openCmsApi } from './support/cms-api';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let api: CmsApi;

beforeAll(async () => {
  backend = await startBackend();
  api = await openCmsApi();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.payload.delete({ collection: 'staff', where: { id: { exists: true } } });
  await backend.payload.db.drizzle.execute(sql`delete from setup_code`);
});

const account = {
  name: 'Ama',
  email: 'ama@example.com',
  password: 'long enough to pass',
  role: 'office-editor',
};
const register = (setup_code?: unknown, email = account.email) =>
  api('/staff/first-register', { method: 'POST', body: { ...account, email, setup_code } });
const accounts = async () => (await backend.payload.find({ collection: 'staff', depth: 0 })).docs;

/** The output of a server at its start. */
async function startOutput(): Promise<string> {
  const { printSetupCode } = await import('@/lib/backend/platform/accounts/print-setup-code');
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await printSetupCode();
  const output = print.mock.calls.flat().join('\n');
  print.mockRestore();
  return output;
}
const codeOf = (output: string) => /setup code ([A-Z2-9-]{24})/.exec(output)?.[1];

describe('first account', () => {
  test.each([undefined, '', 'AAAA-AAAA-AAAA-AAAA-AAAA', 1, null])(
    'is not created with the code %j',
    async (code) => {
      await startOutput();
      const answer = await register(code);
      expect([400, 403]).toContain(answer.status);
      expect(await accounts()).toEqual([]);
    },
  );

  test('reports where to find the code', async () => {
    const answer = await register();
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('It is printed in the server output at start-up');
  });

  test('is created as administrator with the code that the server printed', async () => {
    const output = await startOutput();
    expect(output).toContain('/admin');
    expect((await register(codeOf(output))).status).toBe(200);
    expect(await accounts()).toEqual([
      expect.objectContaining({ email: 'ama@example.com', role: 'network-admin' }),
    ]);
  });

  test('accepts the code in any spelling, also after a wrong one', async () => {
    const code = codeOf(await startOutput());
    expect((await register('wrong')).status).toBe(403);
    expect((await register(` ${code?.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
  });

  test('is created once when two requests use the code at the same time', async () => {
    const code = codeOf(await startOutput());
    const emails = ['n0@example.com', 'n1@example.com'];
    const answers = await Promise.all(emails.map((email) => register(code, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await accounts()).toHaveLength(1);
  });

  test('has the same code on all instances and after restarts', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => createSetupCode(backend.payload)));
    expect(new Set(codes).size).toBe(1);
    expect(codeOf(await startOutput())).toBe(codes[0]);
    expect((await register(codes[0])).status).toBe(200);
  });

  test('invalidates its code; another database or account gets another, and none is printed any more', async () => {
    const code = codeOf(await startOutput());
    await register(code);
    expect(await startOutput()).toBe('');
    expect((await register(code, 'second@example.com')).status).toBe(403);
    await backend.payload.delete({ collection: 'staff', where: { id: { exists: true } } });
    expect((await register(code)).status).toBe(403);
    expect(codeOf(await startOutput())).not.toBe(code);
  });

  test('has a code that cannot be derived from the database alone', async () => {
    const code = codeOf(await startOutput());
    const { rows } = await backend.payload.db.drizzle.execute(sql`select * from setup_code`);
    expect(JSON.stringify(rows)).not.toContain(code?.replaceAll('-', ''));
    const { secret } = backend.payload;
    Object.assign(backend.payload, { secret: 'another' });
    expect(await createSetupCode(backend.payload)).not.toBe(code);
    Object.assign(backend.payload, { secret });
  });

  test('is created by commands without a code', async () => {
    await backend.payload.create({ collection: 'staff', data: { ...account, role: 'office-editor' } });
    expect(await accounts()).toEqual([expect.objectContaining({ role: 'network-admin' })]);
  });
});
