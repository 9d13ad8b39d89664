import { afterAll, beforeAll, expect, it } from 'vitest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

it('hidden blocks › pages and sections omit hidden blocks and their children', async () => {
  const textBlock = (id: string, more: object = {}) => ({
    id,
    type: 'rich-text',
    version: 0,
    props: { text: id },
    ...more,
  });
  const columns = { id: 'c', type: 'columns', version: 0, props: {} };
  const slots = { first: [textBlock('l'), textBlock('secret', { hidden: true })], second: [textBlock('r')] };
  const hiddenBlock = {
    ...columns,
    id: 'd',
    hidden: true,
    slots: { first: [textBlock('inner')], second: [textBlock('other')] },
  };
  const address = {
    route: 'customPage' as const,
    scope: 'network' as const,
    slug: 'hidden',
    layout: 'default' as const,
  };
  const blocks = [textBlock('a'), { ...columns, slots }, hiddenBlock];
  await contract.payload.create({
    collection: 'pages',
    data: { ...address, title: 'Hidden', blocks, _status: 'published' },
  });
  await contract.payload.create({
    collection: 'website-sections',
    data: {
      name: 'hidden',
      scope: 'network',
      blocks: [textBlock('s'), textBlock('t', { hidden: true })],
      _status: 'published',
    },
  });
  const query = `{ page(route: "customPage", locale: "en-GH", slug: "hidden") { blocks }
      websiteSection(name: "hidden", locale: "en-GH") { blocks } }`;
  expect(await contract.runQuery(query)).toEqual({
    errors: [],
    data: {
      page: {
        blocks: [
          textBlock('a'),
          { ...columns, slots: { first: [textBlock('l')], second: [textBlock('r')] } },
        ],
      },
      websiteSection: { blocks: [textBlock('s')] },
    },
  });
});
