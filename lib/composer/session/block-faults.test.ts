import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { Door } from '@/lib/engine/read-nodes';
import { saveBlocks } from '@/lib/engine/save-blocks';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { faultsOf, malformedFields } from './block-faults';

const pageAt = (path: string) => ({ collection: 'pages', path }) as const;
const x = pageAt('/x');
const office = pageAt('/locations/greater-accra/osu/food-businesses-in-osu');
const listing = (bind: object) => ({
  ...{ id: 'a', type: 'listing-grid', version: 0, props: { heading: 'For sale' } },
  bind,
});
const grid = (bind: object) => openDocument([listing(bind)]);
const stored = grid({ source: 'listings', query: {} });
const heldOf = (bind: object) => malformedFields(grid(bind), stored, office);

it.each([
  ['what is asked is half typed', { source: 'listings', query: { limit: 'man' } }],
  ['there is no such source', { source: 'nowhere', query: {} }],
  ['a record is named by a word', { source: 'listings', query: { office: 'osu' } }],
  ['the page is about no such record', { source: 'listings', query: { similarTo: 'current' } }],
])('a source waits on the screen while %s', (_what, bind) => {
  expect(heldOf(bind)).toEqual([{ id: 'a', path: ['bind'] }]);
});

it('a source that can be asked is sent', () => {
  expect(heldOf({ source: 'listings', query: { office: 'current', limit: 4 } })).toEqual([]);
});

it('a section, which stands on many pages, may ask for the record of any of them, as the door lets it', () => {
  const bind = { source: 'listings', query: { similarTo: 'current' } };
  const section = { ...office, collection: 'website-sections' } as const;
  expect(malformedFields(grid(bind), stored, section)).toEqual([]);
  expect(faultsOf(grid(bind), 'a', section)).toEqual([]);
});

const call = (id: string, more: object = {}) => ({
  ...{ id, type: 'call-to-action', version: 0 },
  props: { heading: 'Ask', actions: [{ label: 'Ask', to: { url: 'https://example.com/' } }] },
  ...more,
});
const columns = (inner: readonly unknown[], more: object = {}) => ({
  ...{ id: 'c', type: 'columns', version: 0, props: { columns: 7 }, slots: { first: inner } },
  ...more,
});
const header = (...tools: unknown[]) => ({
  ...{ id: 'h', type: 'site-header', version: 0, props: {} },
  slots: { tools },
});

describe('the faults of a page’s blocks', () => {
  const held = { registry, bindings: bindingEntries, provided: subjectsAt('/x') };
  const door: Door = { ...held, severity: 'publish', writer: 'network' };

  it.each([
    ['of one that is unfinished', [call('a', { props: {} })], 2],
    ['around one that is finished', [columns([call('a')])], 1],
    ['around one that is malformed', [columns([call('a', { props: { heading: 7 } })])], 3],
    ['of one that is hidden and unfinished', [call('a', { props: {}, hidden: true })], 0],
    ['of one that is hidden and malformed', [columns([], { hidden: true })], 1],
    ['within one that is hidden', [columns([call('a', { props: {} })], { hidden: true, props: {} })], 0],
    ['of one in a place that does not take it', [header(call('a'))], null],
    ['of an id that is none', [call('a b')], 1],
    [
      'about a record that the page has none of',
      [listing({ source: 'listings', query: { office: 'current' } })],
      1,
    ],
  ])('are those that the door tells: %s', (_what, nodes, count) => {
    const document = openDocument(nodes);
    const told = [...document.blocks.keys()].flatMap((id) => faultsOf(document, id, x));
    const saved = saveBlocks(closeDocument(document), door);
    expect(told).toEqual(saved.ok ? [] : saved.faults);
    if (count !== null) expect(told).toHaveLength(count);
  });

  it('are told of a block around one that the door cannot read, and wait with it on the screen', () => {
    const strange = call('a', { colour: 'red' });
    const document = openDocument([columns([strange])]);
    expect(faultsOf(document, 'c', x)).toMatchObject([{ path: 'props.columns', severity: 'malformed' }]);
    const before = openDocument([columns([strange], { props: {} })]);
    expect(malformedFields(document, before, x)).toEqual([{ id: 'c', path: ['props', 'columns'] }]);
  });

  it.each<[string, unknown, Operation]>([
    ['mended', header(call('t', { colour: 'red' })), { kind: 'replace', id: 't', own: call('t') }],
    ['hidden', call('t', { props: {} }), { kind: 'hide', id: 't', hidden: true }],
    [
      'hidden around them',
      columns([call('t', { props: {} })], { props: {} }),
      { kind: 'hide', id: 'c', hidden: true },
    ],
  ])('are looked at again when what they depend on is another: %s', (_what, node, operation) => {
    const document = openDocument([node]);
    const all = (of: typeof document) => [...of.blocks.keys()].map((id) => faultsOf(of, id, x));
    const before = all(document);
    const done = applyOperation(document, operation);
    if (!done.ok) throw new Error(done.reason);
    expect(all(done.document)).not.toEqual(before);
    expect(all(done.document)).toEqual(all(openDocument(closeDocument(done.document))));
  });
});

describe('a block that is stored with what may not be stored', () => {
  const before = openDocument([call('a', { props: { heading: 42, glow: true } })]);
  const heldAs = (props: object) => malformedFields(openDocument([call('a', { props })]), before, x);

  it.each([
    ['one of two faults is mended', { heading: 42, actions: [] }],
    ['the other one is', { heading: 'Ask', glow: true, actions: [] }],
  ])('waits as a whole while %s', (_what, props) => {
    expect(heldAs(props)).toEqual([{ id: 'a', path: [] }]);
  });

  it('is sent once both are', () => {
    expect(heldAs({ heading: 'Ask', actions: [] })).toEqual([]);
  });

  it('holds back a fault that is new to it alone', () => {
    const fine = openDocument([call('a')]);
    const document = openDocument([call('a', { props: { ...call('a').props, heading: 7 } })]);
    expect(malformedFields(document, fine, x)).toEqual([{ id: 'a', path: ['props', 'heading'] }]);
  });
});
