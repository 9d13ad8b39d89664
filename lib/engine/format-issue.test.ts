import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { formatIssue } from './format-issue';
import { documentIssue, issueOf } from './issue';

const nodes = [
  {
    ...{ id: 'two-1', type: 'columns', version: 0, props: {} },
    slots: { first: [{ id: 'call-1', type: 'call-to-action', version: 0, props: { heading: 'Sell well' } }] },
  },
];

it.each([
  [
    issueOf({ id: 'call-1', type: 'call-to-action' }, 'props.actions.0.label', 'Fill this in'),
    'Call to action “Sell well”, Buttons, 1: Fill this in',
  ],
  [issueOf({ id: 'two-1', type: 'columns' }, 'slots.first', 'Add one'), 'Columns, First column: Add one'],
  [issueOf({ id: 'gone', type: 'hero' }, 'bind', 'Choose one'), 'Hero, Content source: Choose one'],
  [
    issueOf({ id: 'call-1', type: 'call-to-action' }, 'type', 'Not yours'),
    'Call to action “Sell well”: Not yours',
  ],
  [documentIssue('Too many'), 'Too many'],
])('formats an issue with the labels of the interface: %o', (issue, expected) => {
  expect(formatIssue(issue, nodes, registry)).toBe(expected);
});
