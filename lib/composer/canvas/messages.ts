import { z } from 'zod';
import { resolvedPageDataSchema } from '@/schemas/composing/resolved-page-data';
import { operationSchema, positionSchema } from '@/schemas/operation';

const blockCommandSchema = z.enum(['remove', 'duplicate', 'up', 'down', 'nest', 'lift', 'hide']);

/** A command for the selected block; `reason` explains why it is unavailable, null if it is available. */
const actionSchema = z.strictObject({
  command: blockCommandSchema,
  label: z.string(),
  reason: z.string().nullable(),
});
export type BlockAction = z.infer<typeof actionSchema>;

const draggedBlockSchema = z.strictObject({
  type: z.string(),
  /** Id of the block if it is already on the page; null for a new block. */
  id: z.string().nullable(),
  label: z.string(),
});
/** The block that is dragged over the page. */
export type DraggedBlock = z.infer<typeof draggedBlockSchema>;

const selectedBlockSchema = z.strictObject({
  id: z.string(),
  type: z.string(),
  label: z.string(),
  isHidden: z.boolean(),
  /** Label of the data source; null if all content is entered on this page. */
  source: z.string().nullable(),
  /** The enclosing blocks, from the outermost inwards. */
  trail: z.array(z.strictObject({ id: z.string(), label: z.string() })),
  actions: z.array(actionSchema),
  /** Whether blocks can be inserted next to it; false on a read-only page. */
  canInsert: z.boolean(),
  /** Why its content cannot be changed; null if it can. */
  refusal: z.string().nullable(),
});
/** The selected block, with everything that its toolbar shows. */
export type SelectedBlock = z.infer<typeof selectedBlockSchema>;

const remoteSelectionSchema = z.strictObject({ name: z.string(), block: z.string() });
/** Another user who edits the page, and the block they selected. */
export type RemoteSelection = z.infer<typeof remoteSelectionSchema>;

/** Messages from the composer to the canvas. Plain values, because the two are separate windows. */
export const toCanvasSchema = z.discriminatedUnion('kind', [
  /** The composer has opened a page: the canvas requests it as soon as it listens. */
  z.strictObject({ kind: z.literal('open') }),
  /** The complete document with its data. */
  z.strictObject({
    kind: z.literal('page'),
    /** Number of complete pages that were sent to this canvas. */
    pageNumber: z.int(),
    path: z.string(),
    nodes: z.array(z.unknown()),
    pageData: resolvedPageDataSchema,
  }),
  /** Updated page data. */
  z.strictObject({ kind: z.literal('page-data'), pageData: resolvedPageDataSchema }),
  /** Ids of the blocks whose data has not been loaded yet. */
  z.strictObject({ kind: z.literal('pending'), ids: z.array(z.string()) }),
  /** Operations on the document since the last message. */
  z.strictObject({ kind: z.literal('operations'), operations: z.array(operationSchema) }),
  z.strictObject({ kind: z.literal('selection'), selected: selectedBlockSchema.nullable() }),
  z.strictObject({ kind: z.literal('remote-selections'), selections: z.array(remoteSelectionSchema) }),
  /** Number of `input` messages of this canvas that the composer has received. */
  z.strictObject({ kind: z.literal('acknowledge'), count: z.int() }),
  /**
   * Position of a block that is dragged over the page, in window coordinates; null if it left the canvas or
   * the drag was cancelled.
   */
  z.strictObject({
    kind: z.literal('drag'),
    dragged: draggedBlockSchema,
    at: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
  }),
  /** The dragged block is dropped at its last position. */
  z.strictObject({ kind: z.literal('drop') }),
  /** Color scheme and zoom level; 1 is the original size. */
  z.strictObject({ kind: z.literal('view'), theme: z.enum(['light', 'dark']), zoom: z.number().positive() }),
]);
export type ToCanvas = z.infer<typeof toCanvasSchema>;

/** Messages from the canvas to the composer. */
export const toComposerSchema = z.discriminatedUnion('kind', [
  /**
   * The canvas listens and needs the page, or an operation does not match its document. `canvas` is a new id
   * on each load; `lastPageNumber` is the number of the last page it received, 0 for none.
   */
  z.strictObject({ kind: z.literal('request-page'), canvas: z.string(), lastPageNumber: z.int() }),
  /** The page was rendered for the first time. */
  z.strictObject({ kind: z.literal('rendered') }),
  /**
   * A click: ids of the blocks at the position, from the innermost outwards, empty in a website section.
   * `isText` is true on editable text, `picture` is the address of the clicked picture.
   */
  z.strictObject({
    kind: z.literal('select'),
    ids: z.array(z.string()),
    isText: z.boolean(),
    picture: z.string().optional(),
  }),
  /** A keyboard command. */
  z.strictObject({
    kind: z.literal('command'),
    command: z.union([blockCommandSchema, z.enum(['undo', 'redo', 'next', 'previous', 'in', 'out'])]),
  }),
  /**
   * New value of a text of a block. `path` starts at the props; `count` numbers the messages of this kind.
   */
  z.strictObject({
    kind: z.literal('input'),
    id: z.string(),
    path: z.array(z.union([z.string(), z.int()])).min(1),
    value: z.string(),
    count: z.int(),
  }),
  /** A text got the focus for inline editing, or lost it (`isBlur`). */
  z.strictObject({
    kind: z.literal('text-focus'),
    id: z.string(),
    path: z.array(z.union([z.string(), z.int()])).min(1),
    isBlur: z.boolean(),
  }),
  /** Blocks or other text that were pasted outside of fields. */
  z.strictObject({ kind: z.literal('pasted'), text: z.string() }),
  /** The selected block was copied to the clipboard. If it was cut, the composer removes it. */
  z.strictObject({ kind: z.literal('copied'), isCut: z.boolean() }),
  /** A block was dropped at a position; `reason` explains why it is not allowed there. */
  z.strictObject({
    kind: z.literal('dropped'),
    dragged: draggedBlockSchema,
    at: positionSchema,
    reason: z.string().nullable(),
  }),
  /** The user wants to insert a block at a position. */
  z.strictObject({ kind: z.literal('insert'), at: positionSchema }),
]);
export type ToComposer = z.infer<typeof toComposerSchema>;

/** Posts a message from the canvas to the composer. */
export const postToComposer = (message: ToComposer): void =>
  window.parent.postMessage(message, window.location.origin);
