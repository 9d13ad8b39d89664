import { z } from 'zod';
import { MAX_JSON_DEPTH } from './json';

const key = z.string().min(1);

/** What every object answers to: nothing can be kept there. */
const unkept = ['__proto__', 'constructor', 'prototype'];
/** Of a prop or a slot. */
export const nameSchema = z
  .string()
  .refine((name) => !unkept.includes(name), 'This name is reserved: choose another');

/** Any JSON: what may be stored is the matter of the door. */
const json = z.unknown();

/** A place in a list of blocks, named by what stands before it: numbers would mean others once somebody else has put in a block. */
export const positionSchema = z.strictObject({
  /** The block whose slot it is; null on the page itself, where `slot` is empty. */
  parent: key.nullable(),
  slot: nameSchema,
  /** Null for the first. */
  after: key.nullable(),
});
export type Position = z.infer<typeof positionSchema>;

/** Keys of objects and numbers of list items, from a block's props inwards; none for the props themselves. */
const pathSchema = z.array(z.union([nameSchema, z.int().min(0)])).max(MAX_JSON_DEPTH);
export type Path = z.infer<typeof pathSchema>;

/** Of what is put back with blocks in it that cannot be read: what they were called, all of them in reading order. */
const keysSchema = z.array(key);

/**
 * One change of a document. What is left out where it may be (`value`, `bind`, `hidden`, `lock`, `nodes`) is taken away.
 * An item of a list is changed by its number, but put in or taken out only with the list.
 */
export const operationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('insert'), node: json, at: positionSchema, keys: keysSchema.optional() }),
  /** With all that stands in it, and with the slot when that is empty then. */
  z.strictObject({ kind: z.literal('remove'), id: key, withSlot: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('move'), id: key, to: positionSchema, withSlot: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('set'), id: key, path: pathSchema, value: json.optional() }),
  z.strictObject({
    kind: z.literal('set-slot'),
    id: key,
    slot: nameSchema,
    nodes: z.array(json).optional(),
    keys: keysSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('bind'), id: key, bind: json.optional() }),
  z.strictObject({ kind: z.literal('hide'), id: key, hidden: json.optional() }),
  z.strictObject({ kind: z.literal('lock'), id: key, lock: json.optional() }),
  /** The block itself as it is stored, without its slots: to mend one that cannot be read, or to bring it to another version. */
  z.strictObject({ kind: z.literal('replace'), id: key, own: json }),
]);
export type Operation = z.infer<typeof operationSchema>;
export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;
