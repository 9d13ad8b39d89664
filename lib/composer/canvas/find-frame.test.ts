// @vitest-environment jsdom
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { findFrame } from './find-frame';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

it('findFrame › does not keep removed blocks in memory', async () => {
  const frame = (): WeakRef<Element> => {
    const block = document.body.appendChild(document.createElement('div'));
    block.dataset.block = 'a';
    expect(findFrame('a')).toBe(block);
    block.remove();
    return new WeakRef(block);
  };
  const removed = frame();
  await expect
    .poll(() => {
      collect();
      return removed.deref() === undefined;
    })
    .toBe(true);
});
