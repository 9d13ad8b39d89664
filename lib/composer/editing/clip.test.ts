import { describe, expect, it } from 'vitest';
import { readClip, writeClip } from './clip';

const hero = { id: 'a', type: 'hero', version: 0, props: { heading: 'Hello' } };

describe('a clip', () => {
  it('comes back as the blocks that were copied', () => {
    expect(readClip(writeClip([hero]))).toEqual([hero]);
  });

  it('is nothing in any other text', () => {
    for (const text of [
      '',
      'Hello',
      '{"clip":"tessera-blocks"',
      writeClip([]),
      writeClip([{ ...hero, script: 1 }]),
    ])
      expect(readClip(text)).toBeNull();
  });
});
