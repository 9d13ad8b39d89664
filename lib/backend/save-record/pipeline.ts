import type { CollectionConfig } from 'payload';

/** The phases in which a record is saved or deleted, in order. `save-record.ts` gives the reasons. */
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

/** One step of saving or deleting a record: a check or an effect. */
export type Step = {
  name: string;
  /** Whether the step applies to a collection. */
  collections: (collection: CollectionConfig) => boolean;
  /** The Payload hooks that implement the step. */
  hooks: SaveHooks | ((collection: CollectionConfig) => SaveHooks);
  /** Names of the steps that must run before, because this one uses their results. */
  after: readonly string[];
};

type PhaseSteps<Of extends Phase> = { phase: Of; steps: readonly Step[] };
export type Pipeline = readonly PhaseSteps<Phase>[];

type InOrder<Of extends readonly Phase[]> = { readonly [At in keyof Of]: PhaseSteps<Of[At]> };

/** Tuple type with each phase once and in order: another order does not compile. */
export type PhasesInOrder = InOrder<typeof phases>;

/** Creates a step. */
export const createStep = (
  name: string,
  collections: Step['collections'],
  hooks: Step['hooks'],
  after: readonly string[] = [],
): Step => ({ name, collections, hooks, after });

/**
 * Finds steps that would run before a step that they depend on, as one sentence for each; empty when the
 * order is valid. Payload calls its hooks in a fixed order: a pipeline in another order is rejected, so that
 * the listed order is the order of execution.
 */
export function findOrderIssues(pipeline: Pipeline): string[] {
  const steps = pipeline.flatMap((phase) => phase.steps);
  const positionByName = new Map(steps.map(({ name }, index) => [name, index]));
  const duplicates = steps.filter(({ name }, index) => positionByName.get(name) !== index);
  return [
    ...duplicates.map(({ name }) => `“${name}” is listed twice`),
    ...steps.flatMap(({ name, after }, index) =>
      after
        .filter((earlier) => (positionByName.get(earlier) ?? Number.POSITIVE_INFINITY) >= index)
        .map((earlier) => `“${name}” must run after “${earlier}”`),
    ),
    ...findHookIssues(steps),
  ];
}

/** The hooks that Payload calls for a create or an update (`saving`) and for a delete (`deleting`), in order. */
const hookOrders = {
  saving: ['beforeOperation', 'beforeValidate', 'beforeChange', 'afterChange', 'afterOperation'],
  deleting: ['beforeOperation', 'beforeDelete', 'afterDelete', 'afterOperation'],
} as const satisfies Record<string, readonly HookName[]>;

function findHookIssues(steps: readonly Step[]): string[] {
  const sampleCollection: CollectionConfig = { slug: 'sample', fields: [] };
  return Object.values(hookOrders).flatMap((order: readonly HookName[]) => {
    const called = steps.flatMap((step) =>
      order.flatMap((hook, index) =>
        hooksOf(step, sampleCollection)[hook] ? [{ name: step.name, hook, index }] : [],
      ),
    );
    return called.flatMap(({ name, hook, index }, position) => {
      const laterStep = called.slice(0, position).find((earlier) => earlier.index > index);
      return laterStep
        ? [`“${name}” runs in ${hook}, which Payload calls before ${laterStep.hook} of “${laterStep.name}”`]
        : [];
    });
  });
}

/** @throws Error that names each step that would run too early. */
export function assertOrder(pipeline: Pipeline): void {
  const faults = findOrderIssues(pipeline);
  if (faults.length > 0) throw new Error(`The save pipeline is out of order: ${faults.join('; ')}`);
}

/** Names of the steps that apply to a collection in one of Payload's hooks, in the order of execution. */
export const listStepNames = (pipeline: Pipeline, hook: HookName, collection: CollectionConfig): string[] =>
  findSteps(pipeline, hook, collection).map(({ name }) => name);

/**
 * Adds the hooks of the steps to a collection. A collection itself only declares hooks of operations that
 * save nothing, such as reading and signing in.
 * @throws Error when it declares a hook that only saves call: such a hook belongs to the pipeline.
 */
export function withPipeline(collection: CollectionConfig, pipeline: Pipeline): CollectionConfig {
  const { hooks: ownHooks = {}, slug } = collection;
  const unmanagedHook = hookNames.find((name) => name !== 'beforeOperation' && ownHooks[name]);
  if (unmanagedHook) throw new Error(`${slug} has a hook ${unmanagedHook} outside of the save pipeline`);
  const hooksIn = <Name extends HookName>(name: Name) =>
    findSteps(pipeline, name, collection).flatMap((step) => hooksOf(step, collection)[name] ?? []);
  return {
    ...collection,
    hooks: {
      ...ownHooks,
      beforeOperation: [...hooksIn('beforeOperation'), ...(ownHooks.beforeOperation ?? [])],
      beforeValidate: hooksIn('beforeValidate'),
      beforeChange: hooksIn('beforeChange'),
      beforeDelete: hooksIn('beforeDelete'),
      afterChange: hooksIn('afterChange'),
      afterDelete: hooksIn('afterDelete'),
      afterOperation: hooksIn('afterOperation'),
    },
  };
}

const findSteps = (pipeline: Pipeline, hook: HookName, collection: CollectionConfig): Step[] =>
  pipeline
    .flatMap(({ steps }) => steps)
    .filter((step) => step.collections(collection) && hooksOf(step, collection)[hook]);

const hooksOf = ({ hooks }: Step, collection: CollectionConfig): SaveHooks =>
  typeof hooks === 'function' ? hooks(collection) : hooks;
