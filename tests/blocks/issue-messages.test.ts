import { expect, test } from 'vitest';
import { registry } from '@/blocks/registry';
import type { Issue } from '@/lib/engine/issue';
import type { WriteRules } from '@/lib/engine/read-nodes';
import { validateWrite } from '@/lib/engine/validate-write';
import { bindingEntries } from '@/schemas/bindings/catalogue';

const validation: WriteRules = {
  registry,
  bindings: bindingEntries,
  severity: 'publish',
  subjectKinds: new Set(),
  writer: 'network',
};
type IssueCaseOptions = { now?: object[]; writer?: WriteRules['writer'] };

const describeIssue = ({ blockId, blockType, path, message }: Issue): string =>
  blockType === '' ? message : `${blockType} "${blockId}"${path && ` at ${path}`}: ${message}`;

/** The messages for these blocks, given what is stored. */
function messagesFor(next: unknown, { now = [], writer = 'network' }: IssueCaseOptions = {}): string[] {
  const result = validateWrite(
    next,
    { ...validation, writer },
    { current: now, otherVersions: [], published: [] },
  );
  return result.ok ? [] : result.issues.map(describeIssue);
}

const block = (type: string, props: object = {}, more: object = {}) => ({
  ...{ id: 'b', type, version: 0, props },
  ...more,
});
const textBlock = (more: object = {}, id = 'a') => block('rich-text', { text: 'Words' }, { id, ...more });
const textBlockWith = (text: unknown) => textBlock({ props: { text } });
const action = (to: object) => block('call-to-action', { heading: 'Sell', actions: [{ label: 'Sell', to }] });
const bound = (query: object, source = 'listings') => block('listing-grid', {}, { bind: { source, query } });
const nested = (levels: number, innermost: unknown): unknown =>
  levels === 0 ? innermost : [nested(levels - 1, innermost)];
const columns = (levels: number): object[] =>
  levels === 0 ? [] : [block('columns', {}, { id: `c${levels}`, slots: { first: columns(levels - 1) } })];

const lost = { id: 'old', type: 'hologram', version: 3, props: {}, zeta: 1 };
const newer = textBlock({ version: 9, beyond: 1 });
const noBlock = 'unknown "#0": This is not a block: delete it';
const noLink =
  'call-to-action "b" at props.actions.0.to: Choose a page, office, region, agent, listing or post, or enter a safe address, number or email address';
const isNewer =
  'rich-text "a" at version: Saved by a newer release of the website (version 9; this one supports 0). Keep it unchanged or delete it';

/** Every message an author can receive, in reading order. */
test.each<[told: string, blocks: unknown, more?: IssueCaseOptions]>([
  ['Write the blocks as one list: [ … ]', { blocks: [] }],
  [noBlock, [null]],
  [noBlock, ['Words']],
  ['rich-text "#0" at id: Fill this in', [textBlock({ id: undefined })]],
  ['rich-text "#0" at id: Give the block an id', [textBlock({ id: '' })]],
  [
    'rich-text "a b" at id: Give the block an id of 1 to 64 letters, digits, hyphens and underscores, starting with a letter or digit',
    [textBlock({ id: 'a b' })],
  ],
  ['rich-text "a" at id: Another block has the same id: change this one', [textBlock(), textBlock()]],
  ['rich-txt "a" at type: Unknown block type; did you mean "rich-text"?', [textBlock({ type: 'rich-txt' })]],
  ['hologram "old" at type: Unknown block type; choose one from the list of blocks', [lost]],
  [
    'hologram "old": This version of the website does not support the block: keep it unchanged or delete it',
    [{ ...lost, zeta: 2 }],
    { now: [lost] },
  ],
  [isNewer, [textBlock({ version: 9 })]],
  [isNewer, [{ ...newer, beyond: 2 }], { now: [newer] }],
  ['rich-text "a" at version: This must be a whole number', [textBlock({ version: 0.5 })]],
  ['rich-text "a" at props: This must be a group of fields', [textBlock({ props: [] })]],
  ['rich-text "a": Remove "zeta" and "eta": there is no such field', [textBlock({ zeta: 1, eta: 2 })]],
  [
    'rich-text "a" at props: Remove "colour": there is no such field',
    [textBlock({ props: { text: 'Words', colour: 'red' } })],
  ],
  ['rich-text "a" at props.text: Fill this in', [textBlockWith('')]],
  [
    'columns "b" at props.ratio: Choose “Equal widths”, “First column wider” or “Second column wider”',
    [block('columns', { ratio: 'diagonal' })],
  ],
  ['rich-text "a" at props.text: This must be a text', [textBlockWith(5)]],
  [
    'rich-text "a" at props.text: A paragraph has more than 400 of the marks * _ ~: shorten it, or split it in two',
    [textBlockWith('*_'.repeat(3_000))],
  ],
  [
    'rich-text "a" at props.text: Remove the invisible character U+202E after "Ama": retype this, or paste it without formatting',
    [textBlockWith('Ama \u202eMensah')],
  ],
  [
    'rich-text "a" at slots.inside: This block cannot contain blocks there: move them out of it',
    [textBlock({ slots: { inside: [] } })],
  ],
  [
    'columns "b" at slots.middle: This block cannot contain blocks there: move them to “First column”, “Second column” or “Third column”',
    [block('columns', {}, { slots: { middle: [] } })],
  ],
  ['columns "b" at slots.first: This must be a list', [block('columns', {}, { slots: { first: 'x' } })]],
  [
    'A page or section can have at most 500 blocks: move the rest to another one',
    Array.from({ length: 501 }, (_, at) => textBlock({}, `b${at}`)),
  ],
  [
    'A page or section can have at most 512 kB: move some blocks to another one',
    [textBlockWith('x'.repeat(600_000))],
  ],
  ['columns "c1": Blocks can be nested at most 6 levels deep: move this one out', columns(7)],
  [
    'rich-text "a": Values can be nested at most 64 levels deep: reduce the nesting',
    [textBlockWith(nested(80, 1))],
  ],
  [
    'call-to-action "b" at props.actions: Add at least 1 entry',
    [block('call-to-action', { heading: 'Sell', actions: [] })],
  ],
  [
    'video "b" at props.surface: Choose “Paper”, “A shade deeper”, “Dark” or “Colour”',
    [block('video', { title: 'Sell', source: { kind: 'youtube', video: 'dQw4w9WgXcQ' }, surface: 'pink' })],
  ],
  [noLink, [action({ where: 'there' })]],
  [noLink, [action({ url: '/a', page: 1 })]],
  [
    'call-to-action "b" at props.actions.0.to.url: Use a path that starts with a single /, or an https, mailto or tel address',
    [action({ url: 'javascript:alert(1)' })],
  ],
  ['call-to-action "b" at props.actions.0.to.mail: Write an email address', [action({ mail: 'me' })]],
  ['agent-profile "b" at bind: Choose a content source', [block('agent-profile')]],
  [
    'listing-grid "b" at bind: This block cannot use this content source: choose “Listings”',
    [bound({}, 'offices')],
  ],
  ['listing-grid "b" at bind: Maximum: Choose at most 100', [bound({ limit: 900 })]],
  [
    'listing-grid "b" at bind: This is not the page of an office, so it has none of its own: choose “A specific office” or “Any office”',
    [bound({ office: 'current' })],
  ],
  [
    'language-switch "b" at type: Only the network’s staff can add this block',
    [block('language-switch')],
    { writer: 'owner' },
  ],
])('validation messages › %s', (sentence, next, more) => {
  expect(messagesFor(next, more)).toEqual([sentence]);
});
