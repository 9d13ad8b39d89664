import { z } from 'zod';
import { type JsonObject, jsonObjectSchema, jsonSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { Block, BlockCategory, Drawing, Fault, ReadResult, Upgrade, View } from './block';
import { type Issue, tryParse } from './try-parse';

type Definition<Type extends string, Shape extends z.ZodRawShape, Slot extends string> = {
  /** Equals the block's folder and the type in stored content. */
  type: Type;
  label: string;
  description: string;
  category: BlockCategory;
  props: z.ZodObject<Shape>;
  /** Written once: feeds the story, the editor's default, the contract test and the docs. */
  example: NoInfer<z.input<z.ZodObject<Shape>>>;
  /** Named places for nested blocks. */
  slots?: readonly Slot[];
  /** Blocks shown in the slots of the example. */
  exampleSlots?: Record<NoInfer<Slot>, StoredBlock[]>;
  /** Oldest first. */
  upgrades?: readonly Upgrade[];
  view: () => Promise<View<z.output<z.ZodObject<Shape>>, NoInfer<Slot>>>;
};

/**
 * Joins a block's schema and its view, once, in a closure: whatever the registry holds can be
 * parsed and drawn without a cast or a switch.
 */
export function defineBlock<
  const Type extends string,
  Shape extends z.ZodRawShape,
  const Slot extends string = never,
>(definition: Definition<Type, Shape, Slot>): Block<Type> {
  const { type, label, description, category, props: schema, view } = definition;
  const slots: readonly Slot[] = definition.slots ?? [];
  const upgrades = definition.upgrades ?? [];
  const version = upgrades.length;
  const partial = schema.partial();

  const upgrade = (stored: StoredBlock) => upgradeProps(stored, upgrades);

  const check = (stored: StoredBlock): Fault[] => {
    const props = upgrade(stored);
    if (!props) return [versionFault(stored, version)];
    const parsed = stored.bind ? tryParse(partial, props) : tryParse(schema, props);
    return [...(parsed.ok ? [] : propFaults(stored, parsed.issues)), ...slotFaults(stored, slots)];
  };

  const read = (stored: StoredBlock): ReadResult => {
    const props = upgrade(stored);
    if (!props) return { ok: false, faults: [versionFault(stored, version)] };
    const parsed = tryParse(schema, props);
    if (!parsed.ok) return { ok: false, faults: propFaults(stored, parsed.issues) };
    const load = async (): Promise<Drawing> => {
      const draw = await view();
      return ({ page, slots: contents }) =>
        draw({ props: parsed.data, page, slot: (name) => contents[name] ?? null, id: stored.id });
    };
    return { ok: true, load };
  };

  const example: StoredBlock = {
    id: `${type}-example`,
    type,
    version,
    props: jsonObjectSchema.parse(definition.example),
    ...(definition.exampleSlots && { slots: definition.exampleSlots }),
  };

  const describe = () => jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

  return {
    type,
    label,
    description,
    category,
    slots,
    upgrades,
    version,
    example,
    describe,
    upgrade,
    check,
    read,
  };
}

function upgradeProps(stored: StoredBlock, upgrades: readonly Upgrade[]): JsonObject | null {
  if (stored.version > upgrades.length) return null;
  try {
    return upgrades.slice(stored.version).reduce((props, step) => step.up(props), stored.props);
  } catch {
    return null;
  }
}

const versionFault = (stored: StoredBlock, version: number): Fault => ({
  blockId: stored.id,
  blockType: stored.type,
  path: 'version',
  message:
    stored.version > version
      ? `Saved by a newer release (version ${stored.version}, this one knows ${version})`
      : 'Could not be upgraded to the current version',
});

function propFaults(stored: StoredBlock, issues: readonly Issue[]): Fault[] {
  return issues.map((issue) => ({
    blockId: stored.id,
    blockType: stored.type,
    path: ['props', ...issue.path.map(String)].join('.'),
    message: issue.message,
  }));
}

function slotFaults(stored: StoredBlock, slots: readonly string[]): Fault[] {
  return Object.keys(stored.slots ?? {})
    .filter((name) => !slots.includes(name))
    .map((name) => ({
      blockId: stored.id,
      blockType: stored.type,
      path: `slots.${name}`,
      message: slots.length ? `No such slot; this block has ${slots.join(', ')}` : 'This block has no slots',
    }));
}
