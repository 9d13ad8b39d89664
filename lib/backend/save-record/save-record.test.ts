import { expect, test } from 'vitest';
import { collections } from '../admin/collections/collections';
import { findOrderIssues, hookNames, type Pipeline, phases, type Step, withPipeline } from './pipeline';
import { saveRecord, withSaveSteps } from './save-record';

const pipeline: Pipeline = saveRecord;
const steps = pipeline.flatMap((part) => part.steps);
const pairs = phases.slice(1).map((later, index) => [phases[index], later] as const);
const dependencies = steps.flatMap(({ name, after }) => after.map((earlier) => [earlier, name] as const));

/** The list with two of its elements in each other's place. */
function exchange<Of>(list: readonly Of[], one: Of | undefined, other: Of | undefined): Of[] {
  if (one === undefined || other === undefined) throw new Error('Nothing to exchange');
  return list.map((element) => (element === one ? other : element === other ? one : element));
}
const stepOf = (name: string): Step | undefined => steps.find((step) => step.name === name);
const flat = (inOrder: readonly Step[]): Pipeline => [{ phase: 'write', steps: inOrder }];

test('save pipeline › has every phase once, in order', () => {
  expect(pipeline.map(({ phase }) => phase)).toEqual([...phases]);
  expect(findOrderIssues(pipeline)).toEqual([]);
});

test.each(pairs)('save pipeline › refuses “%s” after “%s”', (earlier, later) => {
  const partOf = (phase: string | undefined) => pipeline.find((part) => part.phase === phase);
  const exchanged = exchange(pipeline, partOf(earlier), partOf(later));
  expect(findOrderIssues(exchanged)).not.toEqual([]);
});

test.each(dependencies)('save pipeline › refuses the step “%s” after “%s”', (earlier, later) => {
  const exchanged = exchange(steps, stepOf(earlier), stepOf(later));
  expect(findOrderIssues(flat(exchanged))).toContain(`“${later}” must run after “${earlier}”`);
});

test('save pipeline › refuses an order that Payload’s hooks do not follow', () => {
  const nothing = () => undefined;
  const late: Step = { name: 'late', collections: () => true, hooks: { afterChange: nothing }, after: [] };
  const early: Step = { name: 'early', collections: () => true, hooks: { beforeChange: nothing }, after: [] };
  expect(findOrderIssues(flat([early, late]))).toEqual([]);
  expect(findOrderIssues(flat([late, early]))).toEqual([
    '“early” runs in beforeChange, which Payload calls before afterChange of “late”',
  ]);
});

test('save pipeline › refuses a step that is listed twice and a step after one that is not there', () => {
  const step: Step = { name: 'alone', collections: () => true, hooks: {}, after: ['missing'] };
  expect(findOrderIssues(flat([step, { ...step, after: [] }]))).toEqual([
    '“alone” is listed twice',
    '“alone” must run after “missing”',
  ]);
});

test('save pipeline › every step is taken by a collection', () => {
  for (const { name, collections: takes } of steps)
    expect([name, collections.some(takes)]).toEqual([name, true]);
});

test('save pipeline › a collection has no hook of saving outside of it', () => {
  const own = { slug: 'own', fields: [], hooks: { afterChange: [() => undefined] } };
  expect(() => withPipeline(own, pipeline)).toThrow(
    'own has a hook afterChange outside of the save pipeline',
  );
});

test('save pipeline › every collection runs its steps in the order of the table', () => {
  for (const collection of collections) {
    const { hooks = {} } = withSaveSteps(collection);
    const taken = steps.filter((step) => step.collections(collection));
    for (const hook of hookNames) {
      const names = taken.flatMap((step) => hookOf(step, hook) ?? []);
      const run = (hooks[hook] ?? []).slice(0, names.length).map(({ name }) => name);
      expect([collection.slug, hook, run]).toEqual([collection.slug, hook, names]);
    }
  }
});

/** The name of the function that a step gives to one of Payload's hooks; empty where the function has none. */
function hookOf({ hooks }: Step, hook: (typeof hookNames)[number]): string | undefined {
  const own = typeof hooks === 'function' ? hooks({ slug: 'sample', fields: [] }) : hooks;
  return own[hook]?.name;
}
