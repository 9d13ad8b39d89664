import { expect, it } from 'vitest';
import { operationSchema } from '@/schemas/operation';

const at = (slot: string) => ({ parent: 'a', slot, after: null });

it.each(['__proto__', 'constructor', 'prototype'])('rejects operations with the property name %s', (name) => {
  const operations = [
    { kind: 'set', id: 'a', path: [name], value: 'x' },
    { kind: 'set', id: 'a', path: ['items', 0, name, 'inner'], value: 'x' },
    { kind: 'set-slot', id: 'a', slot: name, nodes: [] },
    { kind: 'insert', node: {}, at: at(name) },
    { kind: 'move', id: 'b', to: at(name) },
  ];
  for (const operation of operations) expect(operationSchema.safeParse(operation).success).toBe(false);
});

it('accepts names that resemble reserved ones', () => {
  expect(operationSchema.safeParse({ kind: 'set', id: 'a', path: ['proto'], value: 'x' }).success).toBe(true);
  expect(operationSchema.safeParse({ kind: 'move', id: 'b', to: at('first') }).success).toBe(true);
});
