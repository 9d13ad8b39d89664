// @vitest-environment jsdom
import type { ContractServer } from './contract-server';
import { describeComposingContract } from './describe-composing-contract';
import { FakeComposingApi } from './fake-composing-api';

const office = { id: 7, slug: 'osu', name: 'Osu', path: '/locations/greater-accra/osu' };
const words = { id: 'a', type: 'rich-text', version: 0, props: { text: 'a' } };

/** A fake that knows an office, with one page. */
function openFake(): FakeComposingApi {
  const fake = new FakeComposingApi([words]);
  const { id, name, slug, path } = office;
  fake.pageData = {
    ...{ id: '1', title: 'Page', names: {}, header: [], supplied: {}, footer: [] },
    references: { pictures: [], paths: [], slugs: [] },
    phones: {},
  };
  fake.records = [
    { kind: 'office', id, name, slug, base: path, note: null, picture: null, warning: null, address: path },
  ];
  fake.addresses.set(path, { kind: 'office', id, name });
  return fake;
}

let fake = openFake();
const server: ContractServer = {
  ...{ email: fake.editor.email, password: fake.password, office },
  createPage: async () => {
    fake = openFake();
    return { id: fake.id, path: '/page' };
  },
  fetchAs: (person) => (input, init) => {
    fake.isSignedOut = person === 'anonymous';
    fake.editor = { ...fake.editor, mayWrite: person === 'editor' };
    return fake.fetch(input, init);
  },
};

describeComposingContract(() => server);
