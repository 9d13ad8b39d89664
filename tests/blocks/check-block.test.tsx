import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '@/lib/engine/define-block';
import { safeUrlSchema } from '@/schemas/safe-url';
import type { StoredBlock } from '@/schemas/stored-block';

const band = z.strictObject({ low: z.number(), median: z.number(), high: z.number() });

/** A block with a rule across its fields, a supplied prop and slots with a minimum. */
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
  slots: { notes: { label: 'Notes', allow: ['note'], min: 1, max: 2 } },
  example: async () => ({ props: { heading: 'Prices', names: ['Ho'] }, supplied: { town: 'Ho' } }),
  view: async () => () => <p />,
});

const note = (id: string, type = 'note'): StoredBlock => ({ id, type, version: 0, props: {} });
const complete = { heading: 'Prices', names: ['Ho'] };
const stored = (props: StoredBlock['props'], rest: Partial<StoredBlock> = {}): StoredBlock => ({
  id: 'p',
  type: 'prices',
  version: 0,
  props,
  slots: { notes: [note('n')] },
  ...rest,
});
const issuesOf = (block: StoredBlock, severity: 'draft' | 'publish', supplied = ['town']) =>
  prices.check(block, { severity, supplied }).map((issue) => `${issue.severity} ${issue.path}`);

it('check › finds no issue in a complete block', () => {
  expect(issuesOf(stored(complete), 'publish')).toEqual([]);
});

describe('check › a draft may have, a published page may not:', () => {
  it.each<[string, StoredBlock['props'], string]>([
    ['a heading that is missing', { names: ['Ho'] }, 'props.heading'],
    ['an empty heading', { ...complete, heading: '' }, 'props.heading'],
    ['a heading of spaces', { ...complete, heading: ' \u00a0' }, 'props.heading'],
    ['a heading that nobody sees', { ...complete, heading: '\u3164\u200b' }, 'props.heading'],
    ['an entry that nobody sees', { ...complete, names: ['\u2800'] }, 'props.names.0'],
    [
      'words of a link that nobody sees',
      { ...complete, link: { label: '\u00ad', href: '/x' } },
      'props.link.label',
    ],
    ['nothing chosen', { ...complete, heading: null }, 'props.heading'],
    ['an empty list', { ...complete, names: [] }, 'props.names'],
    ['an empty entry', { ...complete, names: [''] }, 'props.names.0'],
    ['an empty address', { ...complete, link: { label: 'Go', href: '' } }, 'props.link.href'],
    ['no address at all', { ...complete, link: { label: 'Go' } }, 'props.link.href'],
    ['a target that is not chosen', { ...complete, target: {} }, 'props.target'],
    ['a target whose address is empty', { ...complete, target: { url: '' } }, 'props.target.url'],
    ['fields that do not agree', { ...complete, fewest: 10 }, 'props.most'],
    ['parts that do not agree', { ...complete, band: { low: 3, median: 2, high: 1 } }, 'props.band'],
  ])('%s', (_, props, path) => {
    expect(issuesOf(stored(props), 'draft')).toEqual([]);
    expect(issuesOf(stored(props), 'publish')).toEqual([`unfinished ${path}`]);
  });

  it('a slot with too few blocks', () => {
    const empty = stored(complete, { slots: {} });
    expect(issuesOf(empty, 'draft')).toEqual([]);
    expect(issuesOf(empty, 'publish')).toEqual(['unfinished slots.notes']);
    expect(issuesOf({ ...empty, bind: { source: 'notes', query: {} } }, 'publish')).toEqual([]);
  });

  it('an unbound block with props that only a source supplies', () => {
    expect(issuesOf(stored(complete), 'draft', [])).toEqual([]);
    expect(issuesOf(stored(complete), 'publish', [])).toEqual(['unfinished bind']);
  });
});

describe('check › rejects in drafts and published pages', () => {
  it.each<[string, StoredBlock['props'], string]>([
    ['a value of the wrong kind', { ...complete, heading: 3 }, 'props.heading'],
    ['a key nobody knows', { ...complete, colour: '' }, 'props'],
    ['what only a source supplies', { ...complete, town: 'Ho' }, 'props'],
    ['a text that is too long', { ...complete, heading: 'x'.repeat(21) }, 'props.heading'],
    ['too many entries', { ...complete, names: ['a', 'b', 'c'] }, 'props.names'],
    [
      'an unsafe address',
      { ...complete, link: { label: 'Go', href: 'javascript:alert(1)' } },
      'props.link.href',
    ],
    ['an unsafe target', { ...complete, target: { url: '//evil.example' } }, 'props.target.url'],
    ['a number that is none', { ...complete, fewest: 0.5 }, 'props.fewest'],
  ])('%s', (_, props, path) => {
    expect(issuesOf(stored(props), 'draft')).toEqual([`malformed ${path}`]);
    expect(issuesOf(stored(props), 'publish')).toEqual([`malformed ${path}`]);
  });

  it.each<[string, StoredBlock['slots'], string]>([
    ['a slot the block does not have', { notes: [note('n')], toString: [] }, 'slots.toString'],
    ['a block that may not stand there', { notes: [note('n'), note('m', 'hero')] }, 'slots.notes.1'],
    ['more blocks than fit', { notes: ['a', 'b', 'c'].map((id) => note(id)) }, 'slots.notes'],
  ])('%s', (_, slots, path) => {
    expect(issuesOf(stored(complete, { slots }), 'draft')).toEqual([`malformed ${path}`]);
  });
});

describe('check › a bound block', () => {
  const bound = (props: StoredBlock['props']) => stored(props, { bind: { source: 'prices', query: {} } });

  it('may omit only what its binding supplies', () => {
    expect(issuesOf(bound({ names: ['Ho'] }), 'publish', ['town', 'heading'])).toEqual([]);
    expect(issuesOf(bound({}), 'publish', ['town', 'heading'])).toEqual(['unfinished props.names']);
  });

  it('is checked strictly where it overrides its binding', () => {
    const supplied = ['town', 'heading', 'names'];
    expect(issuesOf(bound({ heading: '' }), 'publish', supplied)).toEqual(['unfinished props.heading']);
    expect(issuesOf(bound({ heading: 3 }), 'draft', supplied)).toEqual(['malformed props.heading']);
  });
});

describe('check › issue messages', () => {
  const messagesOf = (props: StoredBlock['props']) =>
    prices.check(stored(props), { severity: 'publish', supplied: ['town'] }).map((issue) => issue.message);

  it.each<[string, StoredBlock['props']]>([
    ['Fill this in', { names: ['Ho'] }],
    ['Fill this in', { ...complete, heading: '' }],
    ['Add at least 1 entry', { ...complete, names: [] }],
    ['Keep at most 2 entries', { ...complete, names: ['a', 'b', 'c'] }],
    ['Write at most 20 characters', { ...complete, heading: 'x'.repeat(21) }],
    ['This must be a text', { ...complete, heading: 3 }],
    ['This must be a whole number', { ...complete, fewest: 0.5 }],
    ['Remove "colour": there is no such field', { ...complete, colour: 'red' }],
    ['Fewer than the fewest', { ...complete, fewest: 10 }],
    ['The highest is below the lowest', { ...complete, band: { low: 3, median: 2, high: 1 } }],
  ])('%s', (message, props) => {
    expect(messagesOf(props)).toEqual([message]);
  });
});
