import { z } from 'zod';
import { MAX_JSON_DEPTH } from './json';

const key = z.string().min(1);

/** Names that every JavaScript object resolves through its prototype. */
const reservedNames = ['__proto__', 'constructor', 'prototype'];
/** The name of a prop or a slot. */
export const nameSchema = z
  .string()
  .refine((name) => !reservedNames.includes(name), 'This name is reserved: choose another');

/** Any JSON; `validateWrite` checks what may be stored. */
const anyJsonSchema = z.unknown();

/** A position in a list of blocks, given by the previous block: an index would change when another user inserts a block. */
export const positionSchema = z.strictObject({
  /** The block that contains the slot; null for the page itself, where `slot` is empty. */
  parent: key.nullable(),
  slot: nameSchema,
  /** The previous block; null for the first position. */
  after: key.nullable(),
});
export type Position = z.infer<typeof positionSchema>;

/** The object keys and list indexes from the props of a block inwards; empty for the props themselves. */
const pathSchema = z.array(z.union([nameSchema, z.int().min(0)])).max(MAX_JSON_DEPTH);
export type Path = z.infer<typeof pathSchema>;

/** The former keys of restored nodes in reading order, which unreadable blocks need. */
const keysSchema = z.array(key);

/**
 * One change of a document. An omitted `value`, `bind`, `hidden`, `lock` or `nodes` removes the stored one. `set` changes a
 * list item by its index; adding or removing items requires setting the list.
 */
export const operationSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('insert'),
    node: anyJsonSchema,
    at: positionSchema,
    keys: keysSchema.optional(),
  }),
  /** Removes a block with its nested blocks; `withSlot` also removes its slot if that is empty afterwards. */
  z.strictObject({ kind: z.literal('remove'), id: key, withSlot: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('move'), id: key, to: positionSchema, withSlot: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('set'), id: key, path: pathSchema, value: anyJsonSchema.optional() }),
  z.strictObject({
    kind: z.literal('set-slot'),
    id: key,
    slot: nameSchema,
    nodes: z.array(anyJsonSchema).optional(),
    keys: keysSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('bind'), id: key, bind: anyJsonSchema.optional() }),
  z.strictObject({ kind: z.literal('hide'), id: key, hidden: anyJsonSchema.optional() }),
  z.strictObject({ kind: z.literal('lock'), id: key, lock: anyJsonSchema.optional() }),
  /** Replaces the stored content of a block without its slots: repairs an unreadable block, or changes its version. */
  z.strictObject({ kind: z.literal('replace'), id: key, own: anyJsonSchema }),
]);
export type Operation = z.infer<typeof operationSchema>;
export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;
