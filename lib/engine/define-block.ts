import { z } from 'zod';
import type { Rights } from '@/lib/document/operations/check-rights';
import type { BlockCategory } from '@/schemas/block-category';
import { type Json, jsonSchema } from '@/schemas/json';
import type { Block, Example, SlotRule, Upgrade, View } from './block';
import { checkBlock } from './check-block';
import { createViewMethods, parseBoth } from './create-view-methods';
import { longTextsOf } from './truncate-texts';
import { tryParse } from './try-parse';
import { upgradeProps } from './upgrade-props';

/** A strict Zod object, which may have rules across its fields (`.refine`). */
type PropsSchema<Output, Input> = z.ZodObject & z.ZodType<Output, Input>;

type BlockDefinition<Type extends string, Input, Output, Slot extends string> = {
  /** Equals the block's folder and the type in stored content. */
  type: Type;
  label: string;
  description: string;
  /** Search terms in addition to the label, such as `Contact form`. */
  keywords?: readonly string[];
  category: BlockCategory;
  /** The props that an author writes; the editor's form is generated from them. */
  props: PropsSchema<Output, Input>;
  slots?: Readonly<Record<Slot, SlotRule>>;
  /** The field of its record that it displays first; the record's form opens at that field. */
  initialField?: string;
  /** Whether its content depends on the query string of the page. */
  hasQueryVariants?: true;
  /** Rights; default: everyone who may edit the page. */
  rights?: Partial<Rights>;
  /** Oldest first. */
  upgrades?: readonly Upgrade[];
};

type StaticBlockDefinition<Type extends string, Input, Output, Slot extends string> = BlockDefinition<
  Type,
  Input,
  Output,
  Slot
> & {
  supplied?: undefined;
  example: () => Promise<Example<NoInfer<Input>, NoInfer<Slot>>>;
  view: () => Promise<View<NoInfer<Output>, NoInfer<Slot>>>;
};

type SuppliedBlockDefinition<
  Type extends string,
  Input,
  Output,
  Slot extends string,
  Supply,
  Supplied,
> = BlockDefinition<Type, Input, Output, Slot> & {
  /** The props that only a binding supplies, such as the cards of a grid: not in the form, not stored. */
  supplied: PropsSchema<Supplied, Supply>;
  example: () => Promise<Example<NoInfer<Input>, NoInfer<Slot>> & { supplied: NoInfer<Supply> }>;
  view: () => Promise<View<NoInfer<Output> & NoInfer<Supplied>, NoInfer<Slot>>>;
};

/**
 * Joins the schemas and the view of a block in a closure, so that everything in the registry can be parsed
 * and rendered without a cast or a switch.
 */
export function defineBlock<
  const Type extends string,
  Input extends object,
  Output extends object,
  const Slot extends string = never,
  Supply extends object = object,
  Supplied extends object = object,
>(
  definition:
    | StaticBlockDefinition<Type, Input, Output, Slot>
    | SuppliedBlockDefinition<Type, Input, Output, Slot, Supply, Supplied>,
): Block<Type, Input, Slot> {
  const {
    type,
    label,
    description,
    keywords = [],
    category,
    props,
    supplied,
    example,
    slots = {},
    initialField = null,
    hasQueryVariants = false,
    upgrades = [],
  } = definition;
  let cachedDescription: Json | undefined;
  const describe = () => (cachedDescription ??= describeProps(props));
  return {
    type,
    label,
    description,
    keywords,
    category,
    slots,
    initialField,
    hasQueryVariants,
    rights: { insert: 'owner', edit: 'owner', remove: 'owner', ...definition.rights },
    upgrades,
    version: upgrades.length,
    authored: Object.keys(props.shape),
    supplied: Object.keys(supplied?.shape ?? {}),
    example,
    describe,
    upgrade: (stored) => upgradeProps(stored, upgrades),
    longTexts: (authored) => {
      const parsed = tryParse(props, authored);
      return parsed.ok ? [] : longTextsOf(parsed.issues);
    },
    check: (stored, options) => checkBlock(stored, { props, supplied, slots, upgrades, describe }, options),
    ...(definition.supplied
      ? createViewMethods(definition.view, upgrades, parseBoth(definition.props, definition.supplied))
      : createViewMethods(definition.view, upgrades, (resolved) => tryParse<Output>(props, resolved))),
  };
}

const describeProps = (props: z.ZodType): Json =>
  jsonSchema.parse(z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' }));
