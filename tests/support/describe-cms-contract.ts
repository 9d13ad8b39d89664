import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  pageRecordSchema,
  readPageRecordCall,
  selectFields,
  signInCall,
  updateDraftCall,
} from '@/schemas/composing/cms';
import {
  createPageCall,
  findPagesCall,
  findTemplatesCall,
  pageAddressFieldsSchema,
  readPageAddressCall,
  readSessionCall,
} from '@/schemas/composing/new-page';
import { type ContractServer, callAs, statusAs } from './contract-server';

const locale = 'en-GH';
/** Failed attempts for one account from one address. */
const maxAttempts = 10;
const inDraft = { depth: 0, draft: true, locale } as const;

/** The calls of Payload's API that the composer uses: part of `describeComposingContract`. */
export function describeCmsContract(server: () => ContractServer): void {
  const call = callAs(server);
  const status = statusAs(server);

  describe('the CMS', () => {
    test('signs in with the right password', async () => {
      const { email, password } = server();
      const signIn = (typed: string) => call('anonymous', signInCall, { body: { email, password: typed } });
      expect(await signIn(password)).toMatchObject({ status: 200 });
      expect(await signIn('a wrong password')).toMatchObject({ status: 401 });
    });

    test('limits sign-in attempts', async () => {
      const body = { email: 'somebody@example.com', password: 'a wrong password' };
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1)
        expect(await call('anonymous', signInCall, { body })).toMatchObject({ status: 401 });
      expect(await call('anonymous', signInCall, { body })).toMatchObject({ status: 429 });
    });

    test('returns the signed-in user', async () => {
      expect(await call('editor', readSessionCall, {})).toMatchObject({ body: { user: expect.anything() } });
      expect(await call('anonymous', readSessionCall, {})).toMatchObject({ body: { user: null } });
    });

    test('finds pages and templates', async () => {
      const { id } = await server().createPage();
      const query = { depth: '0', limit: '1', draft: 'true', 'where[id][equals]': String(id) };
      expect(await call('editor', findPagesCall, { query })).toMatchObject({ body: { docs: [{ id }] } });
      const found = await call('editor', findTemplatesCall, { query: { depth: '0', sort: 'name' } });
      expect(found).toMatchObject({ status: 200 });
    });

    test('creates a draft', async () => {
      const body: z.input<typeof createPageCall.body> = {
        ...{ title: 'New', scope: 'network', route: 'customPage', slug: `new-${randomUUID()}` },
        ...{ layout: 'default', blocks: [], _status: 'draft' },
      };
      expect(await call('editor', createPageCall, { query: inDraft, body })).toMatchObject({ status: 201 });
      expect([401, 403]).toContain(await status('anonymous', createPageCall, { query: inDraft, body }));
      const noTitle = { query: inDraft, body: { ...body, title: 7 } };
      expect(await status('editor', createPageCall, noTitle)).toBe(400);
    });

    test('reads and changes fields of a draft', async () => {
      const params = { collection: 'pages', id: (await server().createPage()).id };
      const record = { params, query: selectFields(pageRecordSchema, locale) };
      expect(await call('editor', readPageRecordCall, record)).toMatchObject({ body: { title: 'Page' } });
      const place = { params, query: selectFields(pageAddressFieldsSchema, locale) };
      expect(await call('editor', readPageAddressCall, place)).toMatchObject({
        body: { route: 'customPage', office: null },
      });
      const update = (revision: number) =>
        call('editor', updateDraftCall, {
          ...{ params, query: inDraft, headers: { 'if-match': `"${revision}"` } },
          body: { meta_title: 'Found by this', _status: 'draft' },
        });
      expect(await update(1)).toMatchObject({ status: 200, body: { doc: { revision: 2 } } });
      const late = await update(1);
      expect(late).toMatchObject({ ok: false, status: 409, refusal: { stored: { revision: 2 } } });
      const body = { meta_title: 'x', _status: 'draft' };
      expect(await status('editor', updateDraftCall, { params, query: inDraft, body })).toBe(428);
    });
  });
}
