import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { WriteRules } from '@/lib/engine/read-nodes';
import { validateWrite } from '@/lib/engine/validate-write';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { issuesOf, malformedFields } from './block-issues';

const pageAt = (path: string) => ({ collection: 'pages', path }) as const;
const x = pageAt('/x');
const office = pageAt('/locations/greater-accra/osu/food-businesses-in-osu');
const listing = (bind: object) => ({
  ...{ id: 'a', type: 'listing-grid', version: 0, props: { heading: 'For sale' } },
  bind,
});
const grid = (bind: object) => openDocument([listing(bind)]);
const stored = grid({ source: 'listings', query: {} });
const malformedFieldsOf = (bind: object) => malformedFields(grid(bind), stored, office);

it.each([
  ['its query is incomplete', { source: 'listings', query: { limit: 'man' } }],
  ['the source does not exist', { source: 'nowhere', query: {} }],
  ['a record id is not a number', { source: 'listings', query: { office: 'osu' } }],
  ['the page has no such record', { source: 'listings', query: { similarTo: 'current' } }],
])('malformed fields › exclude a binding while %s', (_case, bind) => {
  expect(malformedFieldsOf(bind)).toEqual([{ id: 'a', path: ['bind'] }]);
});

it('malformed fields › include a valid binding in the save', () => {
  expect(malformedFieldsOf({ source: 'listings', query: { office: 'current', limit: 4 } })).toEqual([]);
});

it('malformed fields › allow any context record in a website section, like the write validation', () => {
  const bind = { source: 'listings', query: { similarTo: 'current' } };
  const section = { ...office, collection: 'website-sections' } as const;
  expect(malformedFields(grid(bind), stored, section)).toEqual([]);
  expect(issuesOf(grid(bind), 'a', section)).toEqual([]);
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

describe('block issues', () => {
  const validation = { registry, bindings: bindingEntries, subjectKinds: subjectsAt('/x') };
  const writeValidation: WriteRules = { ...validation, severity: 'publish', writer: 'network' };

  it.each([
    ['incomplete block', [call('a', { props: {} })], 2],
    ['malformed parent of a complete block', [columns([call('a')])], 1],
    ['malformed parent of a malformed block', [columns([call('a', { props: { heading: 7 } })])], 3],
    ['hidden and incomplete block', [call('a', { props: {}, hidden: true })], 0],
    ['hidden and malformed block', [columns([], { hidden: true })], 1],
    ['nested block of a hidden block', [columns([call('a', { props: {} })], { hidden: true, props: {} })], 0],
    ['block in a slot that does not accept it', [header(call('a'))], null],
    ['invalid id', [call('a b')], 1],
    [
      'binding to a record that the page does not have',
      [listing({ source: 'listings', query: { office: 'current' } })],
      1,
    ],
  ])('equal those of the write validation: %s', (_case, nodes, count) => {
    const document = openDocument(nodes);
    const issues = [...document.blocks.keys()].flatMap((id) => issuesOf(document, id, x));
    const saved = validateWrite(closeDocument(document), writeValidation);
    expect(issues).toEqual(saved.ok ? [] : saved.issues);
    if (count !== null) expect(issues).toHaveLength(count);
  });

  it('are reported for the parent of an unreadable block, whose malformed field is excluded', () => {
    const strange = call('a', { colour: 'red' });
    const document = openDocument([columns([strange])]);
    expect(issuesOf(document, 'c', x)).toMatchObject([{ path: 'props.columns', severity: 'malformed' }]);
    const before = openDocument([columns([strange], { props: {} })]);
    expect(malformedFields(document, before, x)).toEqual([{ id: 'c', path: ['props', 'columns'] }]);
  });

  it.each<[string, unknown, Operation]>([
    ['child repaired', header(call('t', { colour: 'red' })), { kind: 'replace', id: 't', own: call('t') }],
    ['block hidden', call('t', { props: {} }), { kind: 'hide', id: 't', hidden: true }],
    [
      'parent hidden',
      columns([call('t', { props: {} })], { props: {} }),
      { kind: 'hide', id: 'c', hidden: true },
    ],
  ])('are computed again when a dependency changes: %s', (_case, node, operation) => {
    const document = openDocument([node]);
    const all = (of: typeof document) => [...of.blocks.keys()].map((id) => issuesOf(of, id, x));
    const before = all(document);
    const done = applyOperation(document, operation);
    if (!done.ok) throw new Error(done.reason);
    expect(all(done.document)).not.toEqual(before);
    expect(all(done.document)).toEqual(all(openDocument(closeDocument(done.document))));
  });
});

describe('block that is stored with malformed fields', () => {
  const before = openDocument([call('a', { props: { heading: 42, glow: true } })]);
  const malformedFieldsWith = (props: object) =>
    malformedFields(openDocument([call('a', { props })]), before, x);

  it.each([
    ['one of two issues is fixed', { heading: 42, actions: [] }],
    ['the other issue is fixed', { heading: 'Ask', glow: true, actions: [] }],
  ])('is excluded as a whole while only %s', (_case, props) => {
    expect(malformedFieldsWith(props)).toEqual([{ id: 'a', path: [] }]);
  });

  it('is included once both issues are fixed', () => {
    expect(malformedFieldsWith({ heading: 'Ask', actions: [] })).toEqual([]);
  });

  it('excludes only the field of a new issue', () => {
    const fine = openDocument([call('a')]);
    const document = openDocument([call('a', { props: { ...call('a').props, heading: 7 } })]);
    expect(malformedFields(document, fine, x)).toEqual([{ id: 'a', path: ['props', 'heading'] }]);
  });
});
