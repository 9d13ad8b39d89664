import { z } from 'zod';
import { fillingSchema } from '@/schemas/composing/filling';
import { operationSchema, positionSchema } from '@/schemas/operation';

const blockCommandSchema = z.enum(['remove', 'duplicate', 'up', 'down', 'nest', 'lift', 'hide']);

/** What can be done to the chosen block; `reason` says why not. */
const actionSchema = z.strictObject({
  command: blockCommandSchema,
  label: z.string(),
  reason: z.string().nullable(),
});
export type BlockAction = z.infer<typeof actionSchema>;

const carriedSchema = z.strictObject({
  /** The type of the block. */
  type: z.string(),
  /** The block, when it is on the page already. */
  id: z.string().nullable(),
  label: z.string(),
});
/** What is dragged over the page. */
export type Carried = z.infer<typeof carriedSchema>;

const chosenSchema = z.strictObject({
  id: z.string(),
  type: z.string(),
  label: z.string(),
  isHidden: z.boolean(),
  /** Where its data comes from; null when all of it is written here. */
  from: z.string().nullable(),
  /** The blocks around it, from the outermost inwards. */
  trail: z.array(z.strictObject({ id: z.string(), label: z.string() })),
  actions: z.array(actionSchema),
  /** Whether other blocks can be put in around it: not on a page that is only to be read. */
  mayPutIn: z.boolean(),
  /** Why its words may not be changed; null when they may. */
  refusal: z.string().nullable(),
});
/** The chosen block, with all that its tools have to know. */
export type Chosen = z.infer<typeof chosenSchema>;

const guestSchema = z.strictObject({ name: z.string(), block: z.string() });
/** Somebody else who works on the page just now, and the block that they have chosen. */
export type Guest = z.infer<typeof guestSchema>;

/** What the composer tells the canvas: plain values, since the two are realms of their own. */
export const toCanvasSchema = z.discriminatedUnion('kind', [
  /** There is a page: it is to begin, once it listens. */
  z.strictObject({ kind: z.literal('open') }),
  /** The whole document with its data, to begin with. */
  z.strictObject({
    kind: z.literal('page'),
    /** How often this canvas has been told of a whole page. */
    turn: z.int(),
    path: z.string(),
    nodes: z.array(z.unknown()),
    filling: fillingSchema,
  }),
  /** The page's data, as it was read anew. */
  z.strictObject({ kind: z.literal('filling'), filling: fillingSchema }),
  /** The blocks whose source has still to be asked. */
  z.strictObject({ kind: z.literal('awaited'), ids: z.array(z.string()) }),
  /** What was done to the document since. */
  z.strictObject({ kind: z.literal('operations'), operations: z.array(operationSchema) }),
  z.strictObject({ kind: z.literal('chosen'), chosen: chosenSchema.nullable() }),
  z.strictObject({ kind: z.literal('guests'), guests: z.array(guestSchema) }),
  /** How many of the texts that were typed here have come to the composer. */
  z.strictObject({ kind: z.literal('took'), count: z.int() }),
  /** A block is carried over the page to a place in its window; null when it has left it, or is not carried any more. */
  z.strictObject({
    kind: z.literal('carried'),
    carried: carriedSchema,
    at: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
  }),
  /** It is let go of where it was carried last. */
  z.strictObject({ kind: z.literal('let go') }),
  /** How it is looked at: `zoom` is 1 for life size. */
  z.strictObject({ kind: z.literal('view'), theme: z.enum(['light', 'dark']), zoom: z.number().positive() }),
]);
export type ToCanvas = z.infer<typeof toCanvasSchema>;

/** What the canvas tells the composer. */
export const toComposerSchema = z.discriminatedUnion('kind', [
  /** It listens, and knows nothing; or what it was told does not fit what it knows. `canvas` is another one each time it is loaded, `heard` the turn of the page that it was told last, 0 for none. */
  z.strictObject({ kind: z.literal('begin'), canvas: z.string(), heard: z.int() }),
  /** The page stands there for the first time. */
  z.strictObject({ kind: z.literal('drawn') }),
  /** The blocks at a place, from the innermost outwards: of a section's own none is of the document. `isText` where text is written, `picture` the address of one that was pressed. */
  z.strictObject({
    kind: z.literal('select'),
    ids: z.array(z.string()),
    isText: z.boolean(),
    picture: z.string().optional(),
  }),
  /** A key that means something to the composer. */
  z.strictObject({
    kind: z.literal('command'),
    command: z.union([blockCommandSchema, z.enum(['undo', 'redo', 'next', 'previous', 'in', 'out'])]),
  }),
  /** What a text of a block is by now; `path` begins at its props, `count` numbers what was typed here. */
  z.strictObject({
    kind: z.literal('typed'),
    id: z.string(),
    path: z.array(z.union([z.string(), z.int()])).min(1),
    value: z.string(),
    count: z.int(),
  }),
  /** A text is being written on the page, or was left. */
  z.strictObject({
    kind: z.literal('writing'),
    id: z.string(),
    path: z.array(z.union([z.string(), z.int()])).min(1),
    isLeft: z.boolean(),
  }),
  /** Blocks, or any other text, that were pasted beside all fields. */
  z.strictObject({ kind: z.literal('pasted'), text: z.string() }),
  /** The chosen block is in the clipboard; it is to be taken out as well when it was cut. */
  z.strictObject({ kind: z.literal('copied'), isCut: z.boolean() }),
  /** A block was dragged to a place; `reason` says why it cannot stand there. */
  z.strictObject({
    kind: z.literal('dropped'),
    carried: carriedSchema,
    at: positionSchema,
    reason: z.string().nullable(),
  }),
  /** Somebody wants to put a block in at a place. */
  z.strictObject({ kind: z.literal('insert'), at: positionSchema }),
]);
export type ToComposer = z.infer<typeof toComposerSchema>;

/** To the composer, from a canvas. */
export const tell = (message: ToComposer): void => window.parent.postMessage(message, window.location.origin);
