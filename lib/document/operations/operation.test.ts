import { expect, it } from 'vitest';
import { operationSchema } from '@/schemas/operation';

const at = (slot: string) => ({ parent: 'a', slot, after: null });

it.each(['__proto__', 'constructor', 'prototype'])('nothing is kept under %s: it is no name', (name) => {
  const tried = [
    { kind: 'set', id: 'a', path: [name], value: 'x' },
    { kind: 'set', id: 'a', path: ['items', 0, name, 'inner'], value: 'x' },
    { kind: 'set-slot', id: 'a', slot: name, nodes: [] },
    { kind: 'insert', node: {}, at: at(name) },
    { kind: 'move', id: 'b', to: at(name) },
  ];
  for (const operation of tried) expect(operationSchema.safeParse(operation).success).toBe(false);
});

it('a name that only looks like one of these is', () => {
  expect(operationSchema.safeParse({ kind: 'set', id: 'a', path: ['proto'], value: 'x' }).success).toBe(true);
  expect(operationSchema.safeParse({ kind: 'move', id: 'b', to: at('first') }).success).toBe(true);
});
