import type { CollectionConfig } from 'payload';

/** What happens to a record while it is saved or deleted, in this order. `save-record.ts` says why. */
export const phases = [
  'authorise',
  'lock',
  'prepare',
  'check revision',
  'validate',
  'write',
  'record references',
  'invalidate',
  'audit',
] as const;
export type Phase = (typeof phases)[number];

/** The hooks that Payload calls around its own write, in the order in which it calls them. */
export const hookNames = [
  'beforeOperation',
  'beforeValidate',
  'beforeChange',
  'beforeDelete',
  'afterChange',
  'afterDelete',
  'afterOperation',
] as const;
type HookName = (typeof hookNames)[number];
type CollectionHooks = NonNullable<CollectionConfig['hooks']>;
type SaveHooks = { [Name in HookName]?: NonNullable<CollectionHooks[Name]>[number] };

/** One thing that happens while a record is saved or deleted. */
export type Step = {
  name: string;
  /** The collections whose records take the step. */
  collections: (collection: CollectionConfig) => boolean;
  /** What the step does, by the hook of Payload that does it. */
  hooks: SaveHooks | ((collection: CollectionConfig) => SaveHooks);
  /** The names of the steps whose results it uses. */
  after: readonly string[];
};

type Part<Of extends Phase> = { phase: Of; steps: readonly Step[] };
export type Pipeline = readonly Part<Phase>[];

type InOrder<Of extends readonly Phase[]> = { readonly [At in keyof Of]: Part<Of[At]> };

/** Every phase once, in its place: an exchange does not compile. */
export type PhasesInOrder = InOrder<typeof phases>;

/** A row of the table. */
export const step = (
  name: string,
  collections: Step['collections'],
  hooks: Step['hooks'],
  after: readonly string[] = [],
): Step => ({ name, collections, hooks, after });

/**
 * Why steps would run before what they depend on, one sentence for each; none when the order is right. Payload's hooks have an
 * order of their own, which a table cannot change: a table that says otherwise is refused, so that what is read is what runs.
 */
export function findOrderFaults(pipeline: Pipeline): string[] {
  const steps = pipeline.flatMap((part) => part.steps);
  const place = new Map(steps.map(({ name }, at) => [name, at]));
  const twice = steps.filter(({ name }, at) => place.get(name) !== at);
  return [
    ...twice.map(({ name }) => `“${name}” is there twice`),
    ...steps.flatMap(({ name, after }, at) =>
      after
        .filter((earlier) => (place.get(earlier) ?? Number.POSITIVE_INFINITY) >= at)
        .map((earlier) => `“${name}” must come after “${earlier}”`),
    ),
    ...findHookFaults(steps),
  ];
}

/** A create or an update calls `saving`, a delete calls `deleting`; no record passes through both. */
const calls = {
  saving: ['beforeOperation', 'beforeValidate', 'beforeChange', 'afterChange', 'afterOperation'],
  deleting: ['beforeOperation', 'beforeDelete', 'afterDelete', 'afterOperation'],
} as const satisfies Record<string, readonly HookName[]>;

function findHookFaults(steps: readonly Step[]): string[] {
  const sample: CollectionConfig = { slug: 'sample', fields: [] };
  return Object.values(calls).flatMap((order: readonly HookName[]) => {
    const called = steps.flatMap((step) =>
      order.flatMap((hook, at) => (hooksOf(step, sample)[hook] ? [{ name: step.name, hook, at }] : [])),
    );
    return called.flatMap(({ name, hook, at }, index) => {
      const later = called.slice(0, index).find((earlier) => earlier.at > at);
      return later
        ? [`“${name}” runs in ${hook}, which Payload calls before ${later.hook} of “${later.name}”`]
        : [];
    });
  });
}

/** @throws Error that names each step that would run too early. */
export function assertOrder(pipeline: Pipeline): void {
  const faults = findOrderFaults(pipeline);
  if (faults.length > 0) throw new Error(`The save pipeline is out of order: ${faults.join('; ')}`);
}

/** The names of the steps that the collection takes in one of Payload's hooks, in the order in which they run. */
export const stepsIn = (pipeline: Pipeline, hook: HookName, collection: CollectionConfig): string[] =>
  takenIn(pipeline, hook, collection).map(({ name }) => name);

/**
 * The collection with the hooks of its steps. Its own hooks are those of operations that save nothing, such as reading and
 * signing in.
 * @throws Error when it has a hook of its own that only saves call: that step belongs into the pipeline.
 */
export function withPipeline(collection: CollectionConfig, pipeline: Pipeline): CollectionConfig {
  const { hooks: own = {}, slug } = collection;
  const outside = hookNames.find((name) => name !== 'beforeOperation' && own[name]);
  if (outside) throw new Error(`${slug} has a hook ${outside} outside of the save pipeline`);
  const hooksIn = <Name extends HookName>(name: Name) =>
    takenIn(pipeline, name, collection).flatMap((step) => hooksOf(step, collection)[name] ?? []);
  return {
    ...collection,
    hooks: {
      ...own,
      beforeOperation: [...hooksIn('beforeOperation'), ...(own.beforeOperation ?? [])],
      beforeValidate: hooksIn('beforeValidate'),
      beforeChange: hooksIn('beforeChange'),
      beforeDelete: hooksIn('beforeDelete'),
      afterChange: hooksIn('afterChange'),
      afterDelete: hooksIn('afterDelete'),
      afterOperation: hooksIn('afterOperation'),
    },
  };
}

const takenIn = (pipeline: Pipeline, hook: HookName, collection: CollectionConfig): Step[] =>
  pipeline
    .flatMap(({ steps }) => steps)
    .filter((step) => step.collections(collection) && hooksOf(step, collection)[hook]);

const hooksOf = ({ hooks }: Step, collection: CollectionConfig): SaveHooks =>
  typeof hooks === 'function' ? hooks(collection) : hooks;
