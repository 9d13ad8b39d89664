import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { signInAs } from '../support/sign-in-as';

type RefusalCase = {
  by?: 'network-admin' | 'office-editor';
  call: (fixtures: RefusalFixtures) => { path: string; method: string; body?: unknown; from?: string };
  status: number;
  message: RegExp;
  /** Additional data for programs. */
  data?: unknown;
};

const answerSchema = z.object({
  errors: z.tuple([z.looseObject({ message: z.string(), data: z.unknown().optional() })]),
});
const idSchema = z.number();
const site = inject('siteUrl');
const clients: Partial<Record<NonNullable<RefusalCase['by']>, CmsClient>> = {};
let fixtures: RefusalFixtures;

/** The records the requests are about; created once and never changed. */
type RefusalFixtures = Awaited<ReturnType<typeof createFixtures>>;

async function createFixtures(cms: CmsClient) {
  const picture = z.object({ docs: z.tuple([z.object({ image: idSchema })]) });
  const post = await cms.call('/posts?where[image][exists]=true&limit=1&depth=0', 'GET');
  const office = idSchema.parse(await cms.idOf('offices', 'slug', 'osu'));
  const read = z.object({ region: idSchema, name: z.string() });
  const { region, name } = read.parse(await (await cms.call(`/offices/${office}?depth=0`, 'GET')).json());
  const closed = await createArchivedOffice(cms, region);
  const page = await cms.create('pages', customPage(newSlug(), [headingBlock('Words')]));
  await cms.update('pages', page, { title: 'Theirs', _status: 'published' });
  const versions = await cms.call(
    `/pages/versions?where[parent][equals]=${page}&sort=createdAt&limit=1`,
    'GET',
  );
  const versionSchema = z.object({ docs: z.tuple([z.object({ id: idSchema })]) });
  return {
    ...{ office, region, name, closed, page },
    picture: picture.parse(await post.json()).docs[0].image,
    version: versionSchema.parse(await versions.json()).docs[0].id,
  };
}

/** An archived office with a page that belongs to it. */
async function createArchivedOffice(cms: CmsClient, region: number) {
  const location = {
    locality: 'Osu',
    region,
    country: 'GH',
    latitude: 5.55,
    longitude: -0.18,
    address_1: '1 Oxford Street',
  };
  const slug = newSlug();
  const office = await cms.create('offices', { name: `Closed ${slug}`, slug, ...location });
  const own = { scope: 'office', office, route: 'tribeCustomPage' };
  const page = await cms.create('pages', { ...customPage(newSlug(), [headingBlock('Words')]), ...own });
  const archived = await cms.call(`/offices/${office}/archive`, 'POST', undefined, { 'if-match': '"1"' });
  expect(archived.status).toBe(200);
  return { office, page };
}

beforeAll(async () => {
  clients['network-admin'] = await signInAs(site, 'network-admin');
  clients['office-editor'] = await signInAs(site, 'office-editor');
  fixtures = await createFixtures(clients['network-admin']);
});
afterAll(async () => {
  const { page, closed } = fixtures;
  for (const id of [page, closed.page]) await clients['network-admin']?.remove('pages', id);
  await clients['network-admin']?.remove('offices', closed.office);
});

const versions = {
  sent: { revision: 1 },
  stored: { revision: 2, by: 'Efua Quaynor', document: { title: 'Theirs' } },
};
const inUseMessage = /^“.+” cannot be deleted: it is used by .*\d+ \w+/;
const missingRevisionMessage = /^Specify the revision you started from/;
const remove = (collection: string, id: number | string, from?: string) => ({
  path: `/${collection}/${id}`,
  method: 'DELETE',
  ...(from && { from }),
});

const refusalCases: Record<string, RefusalCase> = {
  'an office in use is removed': {
    call: ({ office }) => remove('offices', office, 'newest'),
    status: 409,
    message: new RegExp(`${inUseMessage.source}.+or archive it`),
  },
  'an archived office in use is removed': {
    call: ({ closed }) => remove('offices', closed.office, 'newest'),
    status: 409,
    message: /^“.+” cannot be deleted: it is used by .*1 page/,
  },
  'a region in use is removed': {
    call: ({ region }) => remove('regions', region, 'newest'),
    status: 409,
    message: inUseMessage,
  },
  'a picture in use is removed': {
    call: ({ picture }) => remove('media', picture, 'newest'),
    status: 409,
    message: inUseMessage,
  },
  'a removal says no revision': {
    call: ({ page }) => remove('pages', page),
    status: 428,
    message: missingRevisionMessage,
  },
  'a removal starts from an older one': {
    call: ({ page }) => remove('pages', page, '"1"'),
    status: 409,
    message: /^Efua Quaynor has saved “Theirs” since you read it/,
    data: versions,
  },
  'several are removed unseen': {
    call: ({ page }) => ({ path: `/pages?where[id][equals]=${page}`, method: 'DELETE' }),
    status: 428,
    message: /^Nothing was deleted: 1 document was not in the displayed list/,
  },
  'a change says no revision': {
    call: ({ page }) => ({ path: `/pages/${page}`, method: 'PATCH', body: { title: 'Mine' } }),
    status: 428,
    message: missingRevisionMessage,
  },
  'a change starts from an older one': {
    call: ({ page }) => ({ path: `/pages/${page}`, method: 'PATCH', body: { title: 'Mine', revision: 1 } }),
    status: 409,
    message: /^Efua Quaynor has saved this since you opened it/,
    data: versions,
  },
  'a change starts from no number': {
    call: ({ page }) => ({ path: `/pages/${page}`, method: 'PATCH', body: { title: 'Mine' }, from: '"one"' }),
    status: 400,
    message: /^A revision is a whole number from 1/,
  },
  'a version is put back over a newer one': {
    call: ({ version }) => ({ path: `/pages/versions/${version}`, method: 'POST', from: '"1"' }),
    status: 409,
    message: /^Efua Quaynor has saved this since you opened it/,
    data: versions,
  },
  'an office is archived unseen': {
    call: ({ closed }) => ({ path: `/offices/${closed.office}/archive`, method: 'POST' }),
    status: 428,
    message: missingRevisionMessage,
  },
  'many are changed at once': {
    call: ({ page }) => ({
      path: `/pages?where[id][equals]=${page}`,
      method: 'PATCH',
      body: { title: 'Mine', revision: 2 },
    }),
    status: 403,
    message: /bulk edit/,
  },
  'an office names itself': {
    by: 'office-editor',
    call: ({ office }) => ({
      path: `/offices/${office}`,
      method: 'PATCH',
      body: { name: 'Mine', heading: 'Mine' },
      from: 'newest',
    }),
    status: 403,
    message: /^Nothing was saved\. Name can only be changed by the network’s staff\. .+ask them\.$/,
    data: { errors: [{ path: 'name', message: 'This can only be changed by the network’s staff' }] },
  },
  'what a document must have is missing': {
    call: () => ({ path: '/regions', method: 'POST', body: { slug: newSlug() } }),
    status: 400,
    message: /^The following fields are invalid: /,
    data: {
      errors: expect.arrayContaining([
        expect.objectContaining({ path: 'name', message: expect.any(String) }),
      ]),
    },
  },
};

describe('CMS errors › a message and data for forms are returned when', () => {
  it.each(Object.entries(refusalCases))(
    '%s',
    async (_name, { by = 'network-admin', call, status, message, data }) => {
      const cms = clients[by];
      const { path, method, body, from } = call(fixtures);
      const document = path.replace(/\/archive$|\?.*/, '');
      const read = async () => cms && (await cms.call(`${document}?draft=true&depth=0`, 'GET')).json();
      const before = await read();
      const tag = from === 'newest' ? `"${before.revision}"` : from;
      const response = await cms?.call(path, method, body, tag ? { 'if-match': tag } : {});
      expect(response?.status).toBe(status);
      const [refusal] = answerSchema.parse(await response?.json()).errors;
      expect(refusal.message).toMatch(message);
      if (data) expect(refusal.data).toMatchObject(data);
      expect(await read()).toEqual(before);
    },
  );
});
