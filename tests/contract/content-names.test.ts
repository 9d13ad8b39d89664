import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

test('contents › a text that code reads has its fixed name after staff rename it', async () => {
  const { payload } = contract;
  const tags = { name: 'Google Tag Manager ID', type: 'text' as const, value: 'GTM-ABCD' };
  const data = { name: 'tags', scope: 'network' as const, blocks: [], contents: [tags] };
  const section = await payload.create({
    collection: 'website-sections',
    data: { ...data, _status: 'published' },
  });
  const contents = (section.contents ?? []).map((item) => ({ ...item, name: 'Tags' }));
  await payload.update({ collection: 'website-sections', id: section.id, data: { contents } });
  const query = `{ websiteSection(name: "tags", locale: "en-GH") { contents { name value } } }`;
  const answer = { contents: [{ name: 'Google Tag Manager ID', value: 'GTM-ABCD' }] };
  expect((await contract.runQuery(query)).data).toEqual({ websiteSection: answer });
});
