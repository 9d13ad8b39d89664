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
const nothing = { media: [], pages: [], offices: [], agents: [] };

async function pageId(slug: string): Promise<number | undefined> {
  const where = { slug: { equals: slug } };
  const { docs } = await contract.payload.find({ collection: 'pages', where, limit: 1 });
  return docs[0]?.id;
}

test('names the records behind ids, with what they are called now', async () => {
  const { osu, image } = contract.offices;
  const asked = {
    media: [String(image)],
    pages: [String(await pageId('guide'))],
    offices: [String(osu.id)],
    agents: [String(contract.people.ama.id)],
  };
  const before = await contract.ask(query, asked);
  expect(before).toMatchObject({
    errors: [],
    data: {
      references: { media: [{ id: asked.media[0] }], pages: [{ slug: 'guide' }], offices: [{ slug: 'osu' }] },
    },
  });
  await contract.payload.update({ collection: 'offices', id: osu.id, data: { slug: 'osu-castle' } });
  await contract.payload.update({ collection: 'media', id: image, data: { alt: 'Seen anew' } });
  expect(await contract.ask(query, asked)).toMatchObject({
    errors: [],
    data: { references: { media: [{ alt: 'Seen anew' }], offices: [{ slug: 'osu-castle' }] } },
  });
  await contract.payload.update({ collection: 'offices', id: osu.id, data: { slug: 'osu' } });
});

test('says nothing of what is gone, hidden or no id', async () => {
  const asked = {
    ...nothing,
    pages: [String(await pageId('secret')), '999999', 'x', '0', '1e3'],
    media: ['-1'],
  };
  expect(await contract.ask(query, asked)).toEqual({
    errors: [],
    data: { references: nothing },
  });
});

test('refuses more ids than a page can hold', async () => {
  const pages = Array.from({ length: 1_001 }, (_, index) => String(index + 1));
  const { errors } = await contract.ask(query, { ...nothing, pages });
  expect(errors.join()).toContain('At most');
});
