import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;

beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

const query = `query ($media: [ID!]!, $pages: [ID!]!, $offices: [ID!]!, $agents: [ID!]!) {
  references(media: $media, pages: $pages, offices: $offices, agents: $agents) {
    media { id url alt } pages { id route slug tribe_slug } offices { id slug state_slug } agents { id slug }
  }
}`;
const empty = { media: [], pages: [], offices: [], agents: [] };

async function pageId(slug: string): Promise<number | undefined> {
  const where = { slug: { equals: slug } };
  const { docs } = await contract.payload.find({ collection: 'pages', where, limit: 1 });
  return docs[0]?.id;
}

test('referenced records › are returned by id with their current names', async () => {
  const { osu, image } = contract.offices;
  const ids = {
    media: [String(image)],
    pages: [String(await pageId('guide'))],
    offices: [String(osu.id)],
    agents: [String(contract.people.ama.id)],
  };
  const before = await contract.runQuery(query, ids);
  expect(before).toMatchObject({
    errors: [],
    data: {
      references: { media: [{ id: ids.media[0] }], pages: [{ slug: 'guide' }], offices: [{ slug: 'osu' }] },
    },
  });
  await contract.payload.update({ collection: 'offices', id: osu.id, data: { slug: 'osu-castle' } });
  await contract.payload.update({ collection: 'media', id: image, data: { alt: 'Seen anew' } });
  expect(await contract.runQuery(query, ids)).toMatchObject({
    errors: [],
    data: { references: { media: [{ alt: 'Seen anew' }], offices: [{ slug: 'osu-castle' }] } },
  });
  await contract.payload.update({ collection: 'offices', id: osu.id, data: { slug: 'osu' } });
});

test('referenced records › are omitted when deleted, hidden or invalid', async () => {
  const ids = {
    ...empty,
    pages: [String(await pageId('secret')), '999999', 'x', '0', '1e3'],
    media: ['-1'],
  };
  expect(await contract.runQuery(query, ids)).toEqual({
    errors: [],
    data: { references: empty },
  });
});

test('referenced records › are limited to the number of ids that a page can hold', async () => {
  const pages = Array.from({ length: 1_001 }, (_, index) => String(index + 1));
  const { errors } = await contract.runQuery(query, { ...empty, pages });
  expect(errors.join()).toContain('At most 1000 pages');
});
