import { afterAll, beforeAll, expect, it } from 'vitest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

it('pages and sections say nothing of what staff have hidden, nor of what stands in it', async () => {
  const words = (id: string, more: object = {}) => ({
    id,
    type: 'rich-text',
    version: 0,
    props: { text: id },
    ...more,
  });
  const columns = { id: 'c', type: 'columns', version: 0, props: {} };
  const slots = { first: [words('l'), words('secret', { hidden: true })], second: [words('r')] };
  const gone = {
    ...columns,
    id: 'd',
    hidden: true,
    slots: { first: [words('inner')], second: [words('other')] },
  };
  const place = {
    route: 'customPage' as const,
    scope: 'network' as const,
    slug: 'hidden',
    layout: 'default' as const,
  };
  const blocks = [words('a'), { ...columns, slots }, gone];
  await contract.payload.create({
    collection: 'pages',
    data: { ...place, title: 'Hidden', blocks, _status: 'published' },
  });
  await contract.payload.create({
    collection: 'website-sections',
    data: {
      name: 'hidden',
      scope: 'network',
      blocks: [words('s'), words('t', { hidden: true })],
      _status: 'published',
    },
  });
  const query = `{ page(route: "customPage", locale: "en-GH", slug: "hidden") { blocks }
      websiteSection(name: "hidden", locale: "en-GH") { blocks } }`;
  expect(await contract.ask(query)).toEqual({
    errors: [],
    data: {
      page: { blocks: [words('a'), { ...columns, slots: { first: [words('l')], second: [words('r')] } }] },
      websiteSection: { blocks: [words('s')] },
    },
  });
});
