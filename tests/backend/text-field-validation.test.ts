import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { pixelImage } from './support/pixel-image';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
let headers: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  headers = await signIn(api, 'network-admin@example.com', 'long enough to pass');
});
afterAll(() => backend.stop());

const turned = 'Ama \u202eMensah';

type Case = { path: string; body: Record<string, unknown>; required: boolean };

/** A request body for each text field, also in groups and rows, with the given text in that field. */
function bodies(fields: readonly FlattenedField[], content: string): Case[] {
  return fields.flatMap((field): Case[] => {
    if (field.type === 'group' || field.type === 'array')
      return bodies(field.flattenedFields, content).map(({ path, body, required }) =>
        field.type === 'group'
          ? { path: `${field.name}.${path}`, body: { [field.name]: body }, required }
          : { path: `${field.name}.1.${path}`, body: { [field.name]: [{}, body] }, required },
      );
    if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'email') return [];
    const isList = 'hasMany' in field && field.hasMany;
    const body = { link_type: 'url', [field.name]: isList ? ['Fine', content] : content };
    return [{ path: field.name, body, required: field.required === true }];
  });
}

/**
 * Fields that nobody reads or writes: values in a request are dropped. `email` of an account has its own
 * message.
 */
const hidden = /(^|\.)id$|^(revised_by|mark|current_password|resetPasswordToken|salt|hash)$/;

/** Email addresses are stored without what address books add; what remains of the text is no address. */
const cleanedFields = ['offices.public_email', 'people.email'];

/** Payload's internal collections and those that staff cannot create. */
const isCreatedBySystem = (slug: string) =>
  slug.startsWith('payload-') || slug === 'leads' || slug === 'buyers';

test('text field validation › rejects rich text that is too expensive to read, in every collection and for every user', async () => {
  const passed: string[] = [];
  let count = 0;
  const office = await signIn(api, 'office-editor@example.com', 'long enough to pass');
  for (const { slug, flattenedFields } of backend.payload.config.collections)
    for (const field of flattenedFields) {
      if (field.type !== 'textarea' || field.custom?.isMarkdown !== true) continue;
      count += 1;
      const body = { [field.name]: '*_'.repeat(3_000) };
      const answer = await api(`/${slug}`, { method: 'POST', body, headers: office });
      const text = await answer.text();
      if (answer.status !== 400 || !text.includes('of the marks * _ ~: shorten it'))
        passed.push(`${slug}.${field.name}: ${answer.status} ${text.slice(0, 200)}`);
    }
  expect(passed).toEqual([]);
  expect(count).toBe(5);
});

test('text field validation › rejects bidirectional control characters in every collection', async () => {
  const passed: string[] = [];
  let count = 0;
  for (const { slug, flattenedFields, upload } of backend.payload.config.collections) {
    if (isCreatedBySystem(slug) || upload) continue;
    for (const { path, body } of bodies(flattenedFields, turned)) {
      if (hidden.test(path) || (slug === 'staff' && path === 'email')) continue;
      count += 1;
      const answer = await api(`/${slug}`, { method: 'POST', body, headers });
      const text = await answer.text();
      const message = cleanedFields.includes(`${slug}.${path}`)
        ? 'Please enter a valid email'
        : 'Remove the invisible character U+202E';
      const hiddenText = text.includes(`"path":"${path}"`) && text.includes(message);
      if (answer.status !== 400 || !hiddenText)
        passed.push(`${slug}.${path}: ${answer.status} ${text.slice(0, 200)}`);
    }
  }
  expect(passed).toEqual([]);
  expect(count).toBeGreaterThan(60);
});

test('text field validation › rejects invisible text in required fields, except in a draft', async () => {
  const passed: string[] = [];
  let count = 0;
  for (const { slug, flattenedFields, upload } of backend.payload.config.collections) {
    if (isCreatedBySystem(slug) || upload) continue;
    for (const { path, body, required } of bodies(flattenedFields, '\u3164 \u2800\u00ad')) {
      if (!required || hidden.test(path) || (slug === 'staff' && path === 'email')) continue;
      count += 1;
      const answer = await api(`/${slug}`, { method: 'POST', body, headers });
      const text = await answer.text();
      const isReported = text.includes(`"path":"${path}"`);
      if (answer.status !== 400 || !isReported)
        passed.push(`${slug}.${path}: ${answer.status} ${text.slice(0, 200)}`);
    }
  }
  expect(passed).toEqual([]);
  expect(count).toBeGreaterThan(20);
  const page = { title: '\u200b', route: 'Sell', scope: 'network', layout: 'default' };
  const create = (query: string, body: object) => api(`/pages${query}`, { method: 'POST', body, headers });
  expect((await create('', { ...page, _status: 'published' })).status).toBe(400);
  expect((await create('?draft=true', page)).status).toBe(201);
  const picture = await backend.payload
    .create({ collection: 'media', data: { alt: '\u3164', scope: 'network' }, file: pixelImage() })
    .catch((error) => error);
  expect(picture).toMatchObject({ data: { errors: [{ path: 'alt' }] } });
});

test('text field validation › removes direction marks from email addresses', async () => {
  const { payload } = backend;
  const email = '\u202aama@example.com\u202c';
  const { own } = network;
  const office = await payload.update({ collection: 'offices', id: own, data: { public_email: email } });
  const person = await payload.create({
    collection: 'people',
    data: { first_name: 'Ama', last_name: 'Mensah', email, scope: 'network' },
    draft: true,
  });
  expect([office.public_email, person.email]).toEqual(['ama@example.com', 'ama@example.com']);
});
