import type { ReactElement, ReactNode } from 'react';
import type { z } from 'zod';
import type { Rights } from '@/lib/document/operations/may-do';
import type { BlockCategory } from '@/schemas/block-category';
import type { Json, JsonObject } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { LongText } from './cut-long-texts';
import type { CheckOptions, Fault } from './fault';
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

/** A named place for nested blocks: what the editor calls it, which types may stand there, and how many. */
export type SlotRule = {
  label: string;
  allow?: readonly string[];
  least?: number;
  most?: number;
  /** Whether it is drawn with these props, as they are stored; without this it always is. */
  isShown?: (props: Readonly<Record<string, unknown>>) => boolean;
};

/** A block filled in: what an author writes, what a source would supply beside it, what stands in its slots. */
export type Example<Input, Slot extends string = never> = {
  props: Input;
  supplied?: object;
  slots?: Partial<Record<Slot, StoredBlock[]>>;
};

/** A block's parsed props, ready to draw once its view is loaded. @throws when it is not, and whatever the view throws. */
export type Drawing = (place: {
  id: string;
  page: PageContext;
  slots: Readonly<Record<string, ReactNode>>;
}) => Rendered;

export type ParseResult = { ok: true; draw: Drawing } | { ok: false; faults: Fault[] };

/**
 * A block type as the rest of the system sees it. Schema and view are closed over, not exposed; what an author
 * writes (`Input`) and where blocks nest (`Slot`) stay known to the compiler.
 */
export type Block<Type extends string = string, Input = unknown, Slot extends string = string> = {
  type: Type;
  label: string;
  description: string;
  /** What else people call it who look for it. */
  names: readonly string[];
  category: BlockCategory;
  slots: Readonly<Record<string, SlotRule>>;
  /** The field of its record that it shows first; null where that is not known. */
  shownFirst: string | null;
  /** Whether it shows what a visitor asked its page: a page without such a block is the same for every query. */
  answersQuery: boolean;
  rights: Rights;
  upgrades: readonly Upgrade[];
  /** The current version: the number of upgrades. */
  version: number;
  /** The props that an author writes and that are stored. A binding may supply one that was left out. */
  authored: readonly string[];
  /** The props that only a binding can give; they are never stored. */
  supplied: readonly string[];
  /** Feeds the story, the editor's default, the contract test and the docs; loaded when it is asked for. */
  example: () => Promise<Example<Input, Slot>>;
  /** The JSON Schema of the authored props, for the editor and the docs. */
  describe: () => Json;
  /** Brings stored props to the current version; null when an upgrade throws or the version is unknown. */
  upgrade: (stored: StoredBlock) => JsonObject | null;
  /** The texts among current authored props that are longer than they may be. */
  longTexts: (props: JsonObject) => LongText[];
  /** Strict: every fault that stands in the way of storing the block as it is about to be. */
  check: (stored: StoredBlock, options: CheckOptions) => Fault[];
  /** Tolerant: a filled block made ready to draw, or the reasons why it cannot be. Never throws. */
  parse: (stored: StoredBlock) => ParseResult;
  /** Makes every drawing of this type possible. Rejects when the view cannot be had; may be asked again. */
  loadView: () => Promise<void>;
};

/** The example of a block with these props, and of one that a source supplies with more. */
export type ExampleOf<Props extends z.ZodType, Slot extends string = never> = Example<z.input<Props>, Slot>;
export type SuppliedExampleOf<
  Props extends z.ZodType,
  Supplied extends z.ZodType,
  Slot extends string = never,
> = ExampleOf<Props, Slot> & { supplied: z.input<Supplied> };
