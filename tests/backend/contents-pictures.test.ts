import { afterAll, beforeAll, expect, test } from 'vitest';
import { type As, asSystem } from './support/cases';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { removeAs } from './support/remove-as';
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
const remove = (id: number) => removeAs(backend.payload, 'media', id, admin);
const shows = (id: number) => ({ name: 'Shows', type: 'media' as const, media: [id] });
const words = { name: 'Words', type: 'text' as const, value: 'Akwaaba' };

test.each([
  ['website-sections', 'published'],
  ['website-sections', 'draft'],
  ['pages', 'published'],
  ['offices', 'published'],
] as const)(
  'a picture that %s showed (%s) is let go with its row, in no other language',
  async (collection, status) => {
    const { payload } = backend;
    const [gone, kept] = [await picture(), await picture()];
    const titled = collection === 'pages' ? { title: 'Page' } : {};
    const given = collection === 'offices' ? {} : { _status: status, ...titled };
    const id =
      collection === 'offices'
        ? network.own
        : await createOwn(
            { payload, network },
            collection,
            { ...given, contents: [words, shows(gone)] },
            asSystem,
          );
    const write = (contents: object[], locale: 'en-GH' | 'fr-CA' = 'en-GH') =>
      payload.update({ collection, id, locale, data: JSON.parse(JSON.stringify({ contents, ...given })) });
    await write([words, shows(gone)]);
    if (collection !== 'offices') await write([words, shows(kept)], 'fr-CA');
    await expect(remove(gone)).rejects.toMatchObject({ status: 409 });
    await write([words]);
    await expect(remove(gone)).resolves.toMatchObject({ id: gone });
    if (collection !== 'offices') await expect(remove(kept)).rejects.toMatchObject({ status: 409 });
  },
);

test('a row that comes where another stood has none of its pictures', async () => {
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
