import type { ReactElement, ReactNode } from 'react';
import type { Json, JsonObject } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { PageContext } from './page-context';

/** What a view returns. No promise among it: an async view does not compile. */
export type Rendered = ReactElement | null;

/** What a view is given: its props, the page it stands on, and its slots' contents, already rendered. */
export type ViewInput<Props, Slot extends string = never> = {
  props: Props;
  page: PageContext;
  slot: (name: Slot) => ReactNode;
  /** The stored block's id, unique on the page: for anchors and labels. */
  id: string;
};

/** A block's view: a synchronous function of its input, safe on the server and in the browser. */
export type View<Props, Slot extends string = never> = (input: ViewInput<Props, Slot>) => Rendered;

/** A named step from one version of a block's props to the next; total on content of its version. */
export type Upgrade = { name: string; up: (props: JsonObject) => JsonObject };

/** What is wrong with a stored block, and where: `path` is inside the block, as `props.heading`. */
export type Fault = { blockId: string; blockType: string; path: string; message: string };

/** Ready to draw: props parsed, the view bound to them, nothing left that can be mistyped. */
export type Drawing = (surroundings: { page: PageContext; slots: Record<string, ReactNode> }) => Rendered;

export type ReadResult = { ok: true; load: () => Promise<Drawing> } | { ok: false; faults: Fault[] };

export type BlockCategory =
  | 'opening'
  | 'text'
  | 'proof'
  | 'action'
  | 'media'
  | 'office'
  | 'people'
  | 'listing'
  | 'layout'
  | 'frame';

/** A block type as the rest of the system sees it: schema and view are closed over, not exposed. */
export type Block<Type extends string = string> = {
  type: Type;
  label: string;
  description: string;
  category: BlockCategory;
  slots: readonly string[];
  upgrades: readonly Upgrade[];
  /** The current version: the number of upgrades. */
  version: number;
  example: StoredBlock;
  /** The JSON Schema of the props, for the editor and the docs. */
  describe: () => Json;
  /** Brings stored props to the current version; null when an upgrade throws or the version is unknown. */
  upgrade: (stored: StoredBlock) => JsonObject | null;
  /** Strict: every fault of a block about to be saved. Bound blocks may leave out what their source supplies. */
  check: (stored: StoredBlock) => Fault[];
  /** Tolerant: a filled block made ready to draw, or the reasons why it cannot be. Never throws. */
  read: (stored: StoredBlock) => ReadResult;
};
