import type { ReactElement, ReactNode } from 'react';
import type { z } from 'zod';
import type { Rights } from '@/lib/document/operations/check-rights';
import type { BlockCategory } from '@/schemas/block-category';
import type { Json, JsonObject } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { CheckOptions, Issue } from './issue';
import type { PageContext } from './page-context';
import type { LongText } from './truncate-texts';

/** The result of a view, without promises: an async view does not compile. */
export type Rendered = ReactElement | null;

/** The input of a view: its props, its page, and the rendered contents of its slots. */
export type ViewInput<Props, Slot extends string = never> = {
  props: Props;
  page: PageContext;
  slot: (name: Slot) => ReactNode;
  /** The stored block's id, unique on the page: for anchors and labels. */
  id: string;
};

/** A block's view: a synchronous function of its input, safe on the server and in the browser. */
export type View<Props, Slot extends string = never> = (input: ViewInput<Props, Slot>) => Rendered;

/** A named step from one version of a block's props to the next; defined for all content of its version. */
export type Upgrade = { name: string; up: (props: JsonObject) => JsonObject };

/** A named slot for nested blocks: its label in the editor, the types it allows, and how many. */
export type SlotRule = {
  label: string;
  allow?: readonly string[];
  min?: number;
  max?: number;
  /** Whether the slot is rendered with these stored props; default: always. */
  isRendered?: (props: Readonly<Record<string, unknown>>) => boolean;
};

/** A complete block: what an author writes, what a source would supply, and the contents of its slots. */
export type Example<Input, Slot extends string = never> = {
  props: Input;
  supplied?: object;
  slots?: Partial<Record<Slot, StoredBlock[]>>;
};

/**
 * Renders a block with its parsed props once its view is loaded.
 * @throws when the view is not loaded, and whatever the view throws.
 */
export type RenderBlock = (target: {
  id: string;
  page: PageContext;
  slots: Readonly<Record<string, ReactNode>>;
}) => Rendered;

export type ParseResult = { ok: true; render: RenderBlock } | { ok: false; issues: Issue[] };

/**
 * A block type as the rest of the system sees it. Schema and view are closed over, not exposed; the compiler
 * still knows the author's input (`Input`) and the slots (`Slot`).
 */
export type Block<Type extends string = string, Input = unknown, Slot extends string = string> = {
  type: Type;
  label: string;
  description: string;
  /** Search terms in addition to the label. */
  keywords: readonly string[];
  category: BlockCategory;
  slots: Readonly<Record<string, SlotRule>>;
  /** The field of its record that it displays first; null when unknown. */
  initialField: string | null;
  /**
   * Whether its content depends on the query string of the page. A page without such a block has no query
   * variants.
   */
  hasQueryVariants: boolean;
  rights: Rights;
  upgrades: readonly Upgrade[];
  /** The current version: the number of upgrades. */
  version: number;
  /** The stored props that an author writes. A binding may supply omitted ones. */
  authored: readonly string[];
  /** The props that only a binding supplies; they are never stored. */
  supplied: readonly string[];
  /** The example for the story, the editor's default, the contract test and the docs; loaded on demand. */
  example: () => Promise<Example<Input, Slot>>;
  /** The JSON Schema of the authored props, for the editor and the docs. */
  describe: () => Json;
  /** Upgrades stored props to the current version; null when an upgrade throws or the version is unknown. */
  upgrade: (stored: StoredBlock) => JsonObject | null;
  /** The texts in current authored props that exceed their maximum length. */
  longTexts: (props: JsonObject) => LongText[];
  /** Strict: every issue that prevents the block from being stored as it is. */
  check: (stored: StoredBlock, options: CheckOptions) => Issue[];
  /** Tolerant: a resolved block ready to render, or the issues that prevent it. Never throws. */
  parse: (stored: StoredBlock) => ParseResult;
  /** Loads the view, which rendering requires. Rejects when loading fails; can be called again. */
  loadView: () => Promise<void>;
};

/** The type of an example of a block with these props, and of one that a source supplies with more. */
export type ExampleOf<Props extends z.ZodType, Slot extends string = never> = Example<z.input<Props>, Slot>;
export type SuppliedExampleOf<
  Props extends z.ZodType,
  Supplied extends z.ZodType,
  Slot extends string = never,
> = ExampleOf<Props, Slot> & { supplied: z.input<Supplied> };
