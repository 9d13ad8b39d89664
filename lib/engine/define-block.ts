import { z } from 'zod';
import type { Rights } from '@/lib/document/operations/may-do';
import type { BlockCategory } from '@/schemas/block-category';
import { type Json, jsonSchema } from '@/schemas/json';
import type { Block, Example, SlotRule, Upgrade, View } from './block';
import { checkBlock } from './check-block';
import { closeView, readBoth } from './close-view';
import { longTextsOf } from './cut-long-texts';
import { tryParse } from './try-parse';
import { upgradeProps } from './upgrade-props';

/** Props by name: a strict object of Zod, which may carry rules across its fields (`.refine`). */
type PropsSchema<Output, Input> = z.ZodObject & z.ZodType<Output, Input>;

type About<Type extends string, Input, Output, Slot extends string> = {
  /** Equals the block's folder and the type in stored content. */
  type: Type;
  label: string;
  description: string;
  /** What else people call it who look for it, as `Contact form`. */
  names?: readonly string[];
  category: BlockCategory;
  /** What an author writes; the editor's form is made from it. */
  props: PropsSchema<Output, Input>;
  slots?: Readonly<Record<Slot, SlotRule>>;
  /** The field at which the form of its record opens: what it shows first of that. */
  shownFirst?: string;
  /** Whether it shows what a visitor asked its page, by the query of the address. */
  answersQuery?: true;
  /** What is left out here, whoever may write the page may do. */
  rights?: Partial<Rights>;
  /** Oldest first. */
  upgrades?: readonly Upgrade[];
};

type Plain<Type extends string, Input, Output, Slot extends string> = About<Type, Input, Output, Slot> & {
  supplied?: undefined;
  example: () => Promise<Example<NoInfer<Input>, NoInfer<Slot>>>;
  view: () => Promise<View<NoInfer<Output>, NoInfer<Slot>>>;
};

type Fed<Type extends string, Input, Output, Slot extends string, Supply, Supplied> = About<
  Type,
  Input,
  Output,
  Slot
> & {
  /** What only a binding gives, as the cards of a grid: no form offers it, nothing stores it. */
  supplied: PropsSchema<Supplied, Supply>;
  example: () => Promise<Example<NoInfer<Input>, NoInfer<Slot>> & { supplied: NoInfer<Supply> }>;
  view: () => Promise<View<NoInfer<Output> & NoInfer<Supplied>, NoInfer<Slot>>>;
};

/**
 * Joins a block's schemas and its view, once, in a closure: whatever the registry holds can be
 * parsed and drawn without a cast or a switch.
 */
export function defineBlock<
  const Type extends string,
  Input extends object,
  Output extends object,
  const Slot extends string = never,
  Supply extends object = object,
  Supplied extends object = object,
>(
  definition: Plain<Type, Input, Output, Slot> | Fed<Type, Input, Output, Slot, Supply, Supplied>,
): Block<Type, Input, Slot> {
  const {
    type,
    label,
    description,
    names = [],
    category,
    props,
    supplied,
    example,
    slots = {},
    shownFirst = null,
    answersQuery = false,
    upgrades = [],
  } = definition;
  let described: Json | undefined;
  const describe = () => (described ??= describeProps(props));
  return {
    type,
    label,
    description,
    names,
    category,
    slots,
    shownFirst,
    answersQuery,
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
      ? closeView(definition.view, upgrades, readBoth(definition.props, definition.supplied))
      : closeView(definition.view, upgrades, (filled) => tryParse<Output>(props, filled))),
  };
}

const describeProps = (props: z.ZodType): Json =>
  jsonSchema.parse(z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' }));
