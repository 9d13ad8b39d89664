import { describe, expect, it } from 'vitest';
import { readClip, writeClip } from './clip';

const hero = { id: 'a', type: 'hero', version: 0, props: { heading: 'Hello' } };

describe('a clip', () => {
  it('comes back as the blocks that were copied', () => {
    expect(readClip(writeClip([hero]))).toEqual([hero]);
  });

  it('says why it cannot be had where its values are deeper than any page may be', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const text = (levels: number) =>
      writeClip([{ ...hero, props: { heading: 7 } }]).replace(':7', `:${nested(levels)}`);
    for (const levels of [80, 3_000, 100_000])
      expect(readClip(text(levels))).toEqual({ reason: expect.stringMatching(/64 deep/) });
    expect(readClip(text(60))).toHaveLength(1);
  });

  it('is nothing in any other text', () => {
    for (const text of ['', 'Hello', '{"clip":"of another kind"}']) expect(readClip(text)).toBeNull();
  });

  it('says so where it is not whole', () => {
    const hundred = Array.from({ length: 101 }, () => hero);
    for (const text of [
      '{"clip":"tessera-blocks"',
      writeClip([]),
      writeClip([{ ...hero, script: 1 }]),
      writeClip(hundred),
    ])
      expect(readClip(text)).toEqual({ reason: expect.stringMatching(/^What was copied is not whole/) });
  });
});
