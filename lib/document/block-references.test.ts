import { describe, expect, test } from 'vitest';
import { referencesOf } from './block-references';

const picture = (id: string, media: number) => ({
  id,
  type: 'image',
  version: 0,
  props: { image: { media } },
});
const referencesIn = (...nodes: unknown[]) =>
  referencesOf(nodes).map(({ blockId, kind, record }) => `${blockId}: ${kind} ${record}`);

describe('references of nodes', () => {
  test('are found in valid children of a node with an unreadable envelope', () => {
    const children = Array.from({ length: 9 }, (_, at) => picture(`p${at}`, at + 1));
    const columns = { id: 'columns', type: 'columns', version: 'new', props: {}, slots: { left: children } };
    expect(referencesIn(columns)).toEqual(children.map((_, at) => `p${at}: media ${at + 1}`));
  });

  test('are found next to an unreadable child, and in it', () => {
    const broken = { id: 'p2', kind: 'image', data: { image: { media: 2 } } };
    const columns = { id: 'columns', type: 'columns', version: 0, props: {} };
    expect(referencesIn({ ...columns, slots: { left: [picture('p1', 1), broken, 7] } })).toEqual([
      'p1: media 1',
      'p2: media 2',
    ]);
  });

  test('are found at any position in values that are no nodes', () => {
    expect(
      referencesIn([{ media: 1 }], { slots: { left: { media: 2 } } }, { slots: [{ media: 3 }] }, 'x', null),
    ).toEqual(['#0: media 1', '#1: media 2', '#2: media 3']);
  });

  test('have their paths', () => {
    const hero = { id: 'h', type: 'hero', version: 0 };
    const props = {
      image: { media: 1 },
      actions: [{ label: 'Sell', to: { page: 2 } }],
      text: '![](/media/a.svg)',
    };
    const bind = { source: 'menu', query: { name: 'main', office: { office: 3 } } };
    const references = referencesOf([{ ...hero, props, bind, slots: { left: [7, [{ media: 4 }]] } }]);
    expect(references.map(({ blockId, blockType, path, kind }) => [blockId, blockType, path, kind])).toEqual([
      ['h', 'hero', 'props.image', 'media'],
      ['h', 'hero', 'props.actions.0.to', 'page'],
      ['h', 'hero', 'props.text', 'file'],
      ['h', 'hero', 'bind.source', 'binding'],
      ['h', 'hero', 'bind.query.name', 'menu'],
      ['h', 'hero', 'bind.query.office', 'office'],
      ['#0.slots.left.1', 'unknown', '0', 'media'],
    ]);
  });

  test('are found in bindings, readable or not; but not in the query parameters of a source', () => {
    const bound = { id: 'b', type: 'listing-grid', version: 0, props: {} };
    const query = { page: 2, office: { office: 5 } };
    expect(referencesIn({ ...bound, bind: { source: 'listings', query } })).toEqual([
      'b: binding listings',
      'b: office 5',
    ]);
    expect(referencesIn({ ...bound, bind: { origin: 'listings', query } })).toEqual(['b: office 5']);
    expect(referencesIn({ ...bound, bind: [{ page: 4 }] })).toEqual(['b: page 4']);
    expect(referencesIn({ ...bound, bind: { source: 'section', query: { name: 'promise' } } })).toEqual([
      'b: binding section',
      'b: section promise',
    ]);
  });

  test('are found in formatted texts, as the files of pictures', () => {
    const text =
      'Here:\n![Shop](/media/shop-480.webp "A shop") and [all](</media/plan.svg>), not /media/ or media/x.png';
    const faq = { id: 'f', type: 'faq', version: 0, props: { items: [{ answer: text }, { answer: text }] } };
    expect(referencesIn(faq)).toEqual(['f: file shop-480.webp', 'f: file plan.svg']);
  });
});
