import { afterAll, beforeAll, expect, test } from 'vitest';
import { type As, asSystem } from './support/access-cases';
import { deleteAs } from './support/delete-as';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let admin: As;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  admin = { overrideAccess: false, user: network.users['network-admin'] };
});
afterAll(() => backend.stop());

const picture = () => createOwn({ payload: backend.payload, network }, 'media', {}, asSystem);
const remove = (id: number) => deleteAs(backend.payload, 'media', id, admin);
const shows = (id: number) => ({ name: 'Shows', type: 'media' as const, media: [id] });
const textContent = { name: 'Words', type: 'text' as const, value: 'Akwaaba' };

test.each([
  ['website-sections', 'published'],
  ['website-sections', 'draft'],
  ['pages', 'published'],
  ['offices', 'published'],
] as const)(
  'media references of contents rows › a picture that %s showed (%s) is released with its row, in that locale only',
  async (collection, status) => {
    const { payload } = backend;
    const [removed, retained] = [await picture(), await picture()];
    const titled = collection === 'pages' ? { title: 'Page' } : {};
    const fields = collection === 'offices' ? {} : { _status: status, ...titled };
    const id =
      collection === 'offices'
        ? network.own
        : await createOwn(
            { payload, network },
            collection,
            { ...fields, contents: [textContent, shows(removed)] },
            asSystem,
          );
    const write = (contents: object[], locale: 'en-GH' | 'fr-CA' = 'en-GH') =>
      payload.update({ collection, id, locale, data: JSON.parse(JSON.stringify({ contents, ...fields })) });
    await write([textContent, shows(removed)]);
    if (collection !== 'offices') await write([textContent, shows(retained)], 'fr-CA');
    await expect(remove(removed)).rejects.toMatchObject({ status: 409 });
    await write([textContent]);
    await expect(remove(removed)).resolves.toMatchObject({ id: removed });
    if (collection !== 'offices') await expect(remove(retained)).rejects.toMatchObject({ status: 409 });
  },
);

test('media references of contents rows › a new row does not inherit the pictures of the row it replaces', async () => {
  const { payload } = backend;
  const [first, second] = [await picture(), await picture()];
  const update = (contents: object[]) =>
    payload.update({
      collection: 'offices',
      id: network.own,
      data: JSON.parse(JSON.stringify({ contents })),
    });
  const media = async () => {
    const { contents } = await payload.findByID({ collection: 'offices', id: network.own, depth: 0 });
    return contents?.map((content) => content.media);
  };
  await update([shows(first), shows(second)]);
  await update([{ name: 'New', type: 'media' }]);
  expect(await media()).toEqual([[]]);
  await update([
    { name: 'New', type: 'media' },
    { name: 'Newer', type: 'media' },
  ]);
  expect(await media()).toEqual([[], []]);
});
