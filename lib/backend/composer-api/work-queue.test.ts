import { expect, test, vi } from 'vitest';
import { ServiceBusyError } from '../platform/cms-api/body-memory';
import { runQueued } from './work-queue';

/** Queues work that reports its start and is settled by the test. */
function queueWork(person: string, run = runQueued, options: Parameters<typeof runQueued>[2] = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const task = { isStarted: false, resolve, reject };
  const work = () => {
    task.isStarted = true;
    return promise;
  };
  const done = run(person, work, options);
  return Object.assign(task, { done });
}
const settle = () => new Promise((resolve) => setTimeout(resolve));
const startStates = async (tasks: readonly { isStarted: boolean }[]) => {
  await settle();
  return tasks.map(({ isStarted }) => isStarted);
};

test('work queue › runs two tasks at once, one for each user, and starts the next one when a task ends or fails', async () => {
  const tasks = ['ama', 'ama', 'kofi', 'esi', 'ama'].map((person) => queueWork(person));
  expect(await startStates(tasks)).toEqual([true, false, true, false, false]);
  tasks[0]?.reject(new Error('lost'));
  await expect(tasks[0]?.done).rejects.toThrow('lost');
  expect(await startStates(tasks)).toEqual([true, true, true, false, false]);
  tasks[2]?.resolve('done');
  expect(await startStates(tasks)).toEqual([true, true, true, true, false]);
  for (const one of tasks) one.resolve('done');
  expect(await Promise.all(tasks.slice(1).map(({ done }) => done))).toEqual(Array(4).fill('done'));
});

test("work queue › rejects the tasks of a user beyond the limit, and no other user's", async () => {
  const tasks = Array.from({ length: 11 }, () => queueWork('ama'));
  await expect(queueWork('ama').done).rejects.toThrow(ServiceBusyError);
  const other = queueWork('kofi');
  expect(await startStates([other])).toEqual([true]);
  for (const one of [...tasks, other]) one.resolve('done');
  await Promise.all([...tasks, other].map(({ done }) => done));
});

test('work queue › replaces a waiting task of the same user and topic with the newest one', async () => {
  const queueTopic = (page: string, person = 'ama') => queueWork(person, runQueued, { topic: page });
  const [first, otherUserFirst] = [queueTopic('one'), queueTopic('one', 'kofi')];
  const [elsewhere, otherUser] = [queueTopic('two'), queueTopic('one', 'kofi')];
  const many = Array.from({ length: 12 }, () => queueTopic('one'));
  const refused = many.slice(0, -1).map(({ done }) => expect(done).rejects.toThrow(ServiceBusyError));
  await Promise.all(refused);
  const tasks = [first, otherUserFirst, elsewhere, otherUser, ...many.slice(-1)];
  for (const one of tasks) one.resolve('done');
  expect(await Promise.all(tasks.map(({ done }) => done))).toEqual(Array(5).fill('done'));
  expect(many.map(({ isStarted }) => isStarted)).toEqual([...Array(11).fill(false), true]);
});

test('work queue › never starts a task that is aborted while it waits', async () => {
  const abortController = new AbortController();
  const [first, aborted] = [
    queueWork('ama'),
    queueWork('ama', runQueued, { signal: abortController.signal }),
  ];
  abortController.abort();
  await expect(aborted.done).rejects.toThrow(ServiceBusyError);
  const late = queueWork('ama', runQueued, { signal: abortController.signal });
  await expect(late.done).rejects.toThrow(ServiceBusyError);
  const next = queueWork('ama');
  for (const one of [first, next]) one.resolve('done');
  await Promise.all([first.done, next.done]);
  expect(await startStates([first, aborted, late, next])).toEqual([true, false, false, true]);
});

test('work queue › is shared by all copies of the module (Next bundles one for each entry)', async () => {
  vi.resetModules();
  const copy = await import('./work-queue');
  expect(copy.runQueued).not.toBe(runQueued);
  const tasks = [
    queueWork('ama'),
    queueWork('kofi', copy.runQueued),
    queueWork('esi'),
    queueWork('ama', copy.runQueued),
  ];
  expect(await startStates(tasks)).toEqual([true, true, false, false]);
  tasks[1]?.resolve('done');
  expect(await startStates(tasks)).toEqual([true, true, true, false]);
  for (const one of tasks) one.resolve('done');
  await Promise.all(tasks.map(({ done }) => done));
});
