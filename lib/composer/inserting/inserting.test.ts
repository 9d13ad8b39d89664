import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { findReferences } from '@/lib/document/find-references';
import { openDocument } from '@/lib/document/operations/open-document';
import { fieldsOf } from '@/lib/engine/described-field';
import { storedExample } from '@/lib/engine/example-blocks';
import type { Json } from '@/schemas/json';
import { exampleQueries, findBlocks } from './find-blocks';
import { reasonAgainstBlock } from './insert-reasons';
import { describePosition } from './place-block';
import { starterBinding, starterBlock } from './starter-block';

const typesOf = (query: string) => findBlocks(query).flatMap(({ blocks }) => blocks.map(({ type }) => type));
/** Long sentences of an example block, which must not appear in a new block. */
const sentencesIn = (value: Json): string[] => {
  if (typeof value === 'string') return value.split(' ').length > 5 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
};
const office = { name: 'Ama', email: 'ama@example.com', tenantScope: 'owner' as const, mayWrite: true };
const page = openDocument([
  { id: 'one', type: 'hero', version: 0, props: { heading: 'Welcome' } },
  { id: 'cols', type: 'columns', version: 0, props: {}, slots: { first: [] } },
]);

describe('block search', () => {
  it('returns every block once, by category, for an empty query', () => {
    expect(typesOf('').toSorted()).toEqual(registry.types.toSorted());
    expect(findBlocks('')[0]?.label).toBe('Hero and introduction');
  });

  it.each([
    ['call', 'call-to-action'],
    ['contact form', 'inquiry-form'],
    ['enquiry', 'inquiry-form'],
    ['newsletter', 'visitor-form'],
    ['invitation', 'call-to-action'],
    ['testimonials', 'testimonials'],
    ['faq', 'faq'],
    ['banner', 'hero'],
    ['photo', 'gallery'],
    ['TEAM port', 'team-grid'],
  ])('finds a block by a common synonym: %s', (query, type) => {
    expect(typesOf(query)).toContain(type);
  });

  it('ranks blocks whose name matches the query first', () => {
    expect(typesOf('text')[0]).toBe('rich-text');
    expect(typesOf('invitation')[0]).toBe('call-to-action');
    for (const term of ['phone', 'telephone', 'whatsapp'])
      expect([term, typesOf(term)[0]]).toEqual([term, 'office-contact']);
    expect(typesOf('headline')[0]).toBe('hero');
    for (const { label, type } of registry.all) expect([label, typesOf(label)[0]]).toEqual([label, type]);
    expect(typesOf('no such thing')).toEqual([]);
  });
});

it.each([...exampleQueries, 'photo', 'price'])(
  'block search › finds blocks for every suggested query: %s',
  (query) => {
    expect(typesOf(query)).not.toEqual([]);
  },
);

describe('starter block', () => {
  it.each(registry.all.map((block) => [block.type, block] as const))(
    'contains placeholder text and no records of the example: %s',
    async (_, block) => {
      const starter = await starterBlock(block);
      expect(findReferences(starter)).toEqual([]);
      expect(block.check(starter, { severity: 'draft', supplied: [] })).toEqual([]);
      expect(JSON.stringify(starter)).not.toMatch(/Meridian|Ghana|Accra|Osu|Kumasi|Asylum/);
      expect(JSON.stringify(starter)).not.toMatch(/"url":"\/[^"]/);
      expect(JSON.stringify(starter)).not.toMatch(/"video":/);
      const { props } = await storedExample(block);
      for (const sentence of sentencesIn(props))
        expect(JSON.stringify(starter.props)).not.toContain(sentence);
    },
  );
});

it('starter block › points a required link to the home page', async () => {
  const call = registry.get('call-to-action');
  if (!call) throw new Error('No such block');
  const starter = await starterBlock(call);
  expect(starter.props.actions).toEqual([{ label: 'To be written', to: { url: '/' } }]);
  expect(call.check(starter, { severity: 'publish', supplied: [] })).toEqual([]);
});

describe('insert position', () => {
  const hero = registry.get('hero');
  const header = registry.get('site-header');

  it('accepts what the slot and the permissions of the user allow, and explains refusals', () => {
    if (!hero || !header) throw new Error('No such block');
    const end = { parent: null, slot: '', after: 'cols' };
    expect(reasonAgainstBlock(page, hero, end, office)).toBeNull();
    expect(reasonAgainstBlock(page, header, end, office)).toBe('Only the network’s staff can add this block');
    expect(reasonAgainstBlock(page, hero, end, { ...office, mayWrite: false })).toMatch(
      /cannot edit this page/,
    );
    expect(reasonAgainstBlock(page, hero, { parent: 'one', slot: 'x', after: null }, office)).toBe(
      'Blocks cannot be added there',
    );
  });

  it('is described in words', () => {
    expect(describePosition(page, { parent: null, slot: '', after: 'one' })).toBe('after Hero, Welcome');
    expect(describePosition(page, { parent: null, slot: '', after: null })).toBe('at the top of the page');
    expect(describePosition(page, { parent: 'cols', slot: 'first', after: null })).toBe(
      'in First column of Columns',
    );
    expect(describePosition(openDocument([]), { parent: null, slot: '', after: null })).toBe(
      'on the empty page',
    );
  });
});

describe('starter binding', () => {
  const bindingOf = (type: string, provided: string[]) => {
    const block = registry.get(type);
    if (!block) throw new Error(`No block ${type}`);
    const node = { id: 'new', type, version: block.version, props: {} };
    return starterBinding(block, node, new Set(provided));
  };

  it.each([
    ['office-contact', ['office', 'region'], { source: 'office', query: { slug: 'current' } }],
    ['listing-grid', ['office', 'region'], { source: 'listings', query: { office: 'current' } }],
    ['listing-grid', [], { source: 'listings', query: {} }],
    ['office-contact', [], undefined],
    ['rich-text', ['office', 'post'], undefined],
  ])('binds %s on a page of %j to the record of the page: %j', (type, provided, bind) => {
    expect(bindingOf(type, provided)).toEqual(bind);
  });
});

it('starter block › omits optional figures of the example', async () => {
  const hero = registry.get('hero');
  const faq = registry.get('faq');
  if (!hero || !faq) throw new Error('No such blocks');
  expect((await starterBlock(hero)).props).not.toHaveProperty('facts');
  expect((await starterBlock(hero)).props).toHaveProperty('actions');
  expect((await starterBlock(faq)).props).toHaveProperty('groups');
});

it('starter block › omits optional groups of fields', async () => {
  const text = registry.get('rich-text');
  if (!text) throw new Error('No such block');
  expect(Object.keys((await starterBlock(text)).props)).not.toContain('aside');
  for (const block of registry.all) {
    const { props } = await starterBlock(block);
    const groups = fieldsOf(block.describe()).filter(([, { control }]) => control === 'group');
    for (const [name] of groups.filter(([one]) => one in props)) {
      const { [name]: _group, ...rest } = props;
      const blockWithoutGroup = { id: 'new', type: block.type, version: block.version, props: rest };
      const issues = block.check(blockWithoutGroup, { severity: 'publish', supplied: [] });
      expect([block.type, name, issues.map(({ path }) => path)]).toEqual([
        block.type,
        name,
        expect.arrayContaining([expect.stringMatching(`^props.${name}`)]),
      ]);
    }
  }
});
