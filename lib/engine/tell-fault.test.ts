import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { faultOf, faultOfAll } from './fault';
import { tellFault } from './tell-fault';

const nodes = [
  {
    ...{ id: 'two-1', type: 'columns', version: 0, props: {} },
    slots: { first: [{ id: 'call-1', type: 'call-to-action', version: 0, props: { heading: 'Sell well' } }] },
  },
];

it.each([
  [
    faultOf({ id: 'call-1', type: 'call-to-action' }, 'props.actions.0.label', 'Fill this in'),
    'Call to action “Sell well”, Buttons, 1: Fill this in',
  ],
  [faultOf({ id: 'two-1', type: 'columns' }, 'slots.first', 'Add one'), 'Columns, First column: Add one'],
  [
    faultOf({ id: 'gone', type: 'hero' }, 'bind', 'Choose one'),
    'Hero, Where its content comes from: Choose one',
  ],
  [
    faultOf({ id: 'call-1', type: 'call-to-action' }, 'type', 'Not yours'),
    'Call to action “Sell well”: Not yours',
  ],
  [faultOfAll('Too many'), 'Too many'],
])('a fault is told by the names that people see: %o', (fault, told) => {
  expect(tellFault(fault, nodes, registry)).toBe(told);
});
