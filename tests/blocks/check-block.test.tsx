import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '@/lib/engine/define-block';
import { safeUrlSchema } from '@/schemas/safe-url';
import type { StoredBlock } from '@/schemas/stored-block';

const band = z.strictObject({ low: z.number(), median: z.number(), high: z.number() });

/** A block with a rule across its fields, a supplied prop and slots that ask for something. */
const prices = defineBlock({
  type: 'prices',
  label: 'Prices',
  description: 'What such a business costs.',
  category: 'proof',
  props: z
    .strictObject({
      heading: z.string().min(1).max(20),
      link: z.strictObject({ label: z.string().min(1), href: safeUrlSchema }).optional(),
      target: z.union([z.strictObject({ page: z.int() }), z.strictObject({ url: safeUrlSchema })]).optional(),
      names: z.array(z.string().min(1)).min(1).max(2),
      band: band.refine(({ low, high }) => low <= high, 'The highest is below the lowest').optional(),
      fewest: z.int().default(0),
      most: z.int().default(9),
    })
    .refine(({ fewest, most }) => fewest <= most, { path: ['most'], message: 'Fewer than the fewest' }),
  supplied: z.strictObject({ town: z.string(), note: z.string().optional() }),
  slots: { notes: { label: 'Notes', allow: ['note'], least: 1, most: 2 } },
  example: async () => ({ props: { heading: 'Prices', names: ['Ho'] }, supplied: { town: 'Ho' } }),
  view: async () => () => <p />,
});

const note = (id: string, type = 'note'): StoredBlock => ({ id, type, version: 0, props: {} });
const whole = { heading: 'Prices', names: ['Ho'] };
const stored = (props: StoredBlock['props'], rest: Partial<StoredBlock> = {}): StoredBlock => ({
  id: 'p',
  type: 'prices',
  version: 0,
  props,
  slots: { notes: [note('n')] },
  ...rest,
});
const faults = (block: StoredBlock, severity: 'draft' | 'publish', supplied = ['town']) =>
  prices.check(block, { severity, supplied }).map((fault) => `${fault.severity} ${fault.path}`);

it('finds no fault in a whole block', () => {
  expect(faults(stored(whole), 'publish')).toEqual([]);
});

describe('a draft may have, and a published page may not', () => {
  it.each<[string, StoredBlock['props'], string]>([
    ['a heading that is missing', { names: ['Ho'] }, 'props.heading'],
    ['an empty heading', { ...whole, heading: '' }, 'props.heading'],
    ['a heading of spaces', { ...whole, heading: ' \u00a0' }, 'props.heading'],
    ['a heading that nobody sees', { ...whole, heading: '\u3164\u200b' }, 'props.heading'],
    ['an entry that nobody sees', { ...whole, names: ['\u2800'] }, 'props.names.0'],
    [
      'words of a link that nobody sees',
      { ...whole, link: { label: '\u00ad', href: '/x' } },
      'props.link.label',
    ],
    ['nothing chosen', { ...whole, heading: null }, 'props.heading'],
    ['an empty list', { ...whole, names: [] }, 'props.names'],
    ['an empty entry', { ...whole, names: [''] }, 'props.names.0'],
    ['an empty address', { ...whole, link: { label: 'Go', href: '' } }, 'props.link.href'],
    ['no address at all', { ...whole, link: { label: 'Go' } }, 'props.link.href'],
    ['a target that is not chosen', { ...whole, target: {} }, 'props.target'],
    ['a target whose address is empty', { ...whole, target: { url: '' } }, 'props.target.url'],
    ['fields that do not agree', { ...whole, fewest: 10 }, 'props.most'],
    ['parts that do not agree', { ...whole, band: { low: 3, median: 2, high: 1 } }, 'props.band'],
  ])('%s', (_, props, path) => {
    expect(faults(stored(props), 'draft')).toEqual([]);
    expect(faults(stored(props), 'publish')).toEqual([`unfinished ${path}`]);
  });

  it('a slot with too little in it', () => {
    const empty = stored(whole, { slots: {} });
    expect(faults(empty, 'draft')).toEqual([]);
    expect(faults(empty, 'publish')).toEqual(['unfinished slots.notes']);
    expect(faults({ ...empty, bind: { source: 'notes', query: {} } }, 'publish')).toEqual([]);
  });

  it('nothing that supplies what only a source can give', () => {
    expect(faults(stored(whole), 'draft', [])).toEqual([]);
    expect(faults(stored(whole), 'publish', [])).toEqual(['unfinished bind']);
  });
});

describe('nothing is ever stored with', () => {
  it.each<[string, StoredBlock['props'], string]>([
    ['a value of the wrong kind', { ...whole, heading: 3 }, 'props.heading'],
    ['a key nobody knows', { ...whole, colour: '' }, 'props'],
    ['what only a source supplies', { ...whole, town: 'Ho' }, 'props'],
    ['a text that is too long', { ...whole, heading: 'x'.repeat(21) }, 'props.heading'],
    ['too many entries', { ...whole, names: ['a', 'b', 'c'] }, 'props.names'],
    [
      'an unsafe address',
      { ...whole, link: { label: 'Go', href: 'javascript:alert(1)' } },
      'props.link.href',
    ],
    ['an unsafe target', { ...whole, target: { url: '//evil.example' } }, 'props.target.url'],
    ['a number that is none', { ...whole, fewest: 0.5 }, 'props.fewest'],
  ])('%s', (_, props, path) => {
    expect(faults(stored(props), 'draft')).toEqual([`malformed ${path}`]);
    expect(faults(stored(props), 'publish')).toEqual([`malformed ${path}`]);
  });

  it.each<[string, StoredBlock['slots'], string]>([
    ['a slot the block does not have', { notes: [note('n')], toString: [] }, 'slots.toString'],
    ['a block that may not stand there', { notes: [note('n'), note('m', 'hero')] }, 'slots.notes.1'],
    ['more blocks than fit', { notes: ['a', 'b', 'c'].map((id) => note(id)) }, 'slots.notes'],
  ])('%s', (_, slots, path) => {
    expect(faults(stored(whole, { slots }), 'draft')).toEqual([`malformed ${path}`]);
  });
});

describe('a bound block', () => {
  const bound = (props: StoredBlock['props']) => stored(props, { bind: { source: 'prices', query: {} } });

  it('may leave out what its binding supplies, and nothing else', () => {
    expect(faults(bound({ names: ['Ho'] }), 'publish', ['town', 'heading'])).toEqual([]);
    expect(faults(bound({}), 'publish', ['town', 'heading'])).toEqual(['unfinished props.names']);
  });

  it('is as strict with what it does not leave out', () => {
    const supplied = ['town', 'heading', 'names'];
    expect(faults(bound({ heading: '' }), 'publish', supplied)).toEqual(['unfinished props.heading']);
    expect(faults(bound({ heading: 3 }), 'draft', supplied)).toEqual(['malformed props.heading']);
  });
});

describe('a fault says what to do', () => {
  const said = (props: StoredBlock['props']) =>
    prices.check(stored(props), { severity: 'publish', supplied: ['town'] }).map((fault) => fault.message);

  it.each<[string, StoredBlock['props']]>([
    ['Fill this in', { names: ['Ho'] }],
    ['Fill this in', { ...whole, heading: '' }],
    ['Add at least 1 entry', { ...whole, names: [] }],
    ['Keep at most 2 entries', { ...whole, names: ['a', 'b', 'c'] }],
    ['Write at most 20 characters', { ...whole, heading: 'x'.repeat(21) }],
    ['This must be a text', { ...whole, heading: 3 }],
    ['This must be a whole number', { ...whole, fewest: 0.5 }],
    ['Take out "colour": there is no such field', { ...whole, colour: 'red' }],
    ['Fewer than the fewest', { ...whole, fewest: 10 }],
    ['The highest is below the lowest', { ...whole, band: { low: 3, median: 2, high: 1 } }],
  ])('%s', (message, props) => {
    expect(said(props)).toEqual([message]);
  });
});
