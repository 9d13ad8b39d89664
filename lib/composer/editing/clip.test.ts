import { describe, expect, it } from 'vitest';
import { parseClip, serializeClip } from './clip';

const hero = { id: 'a', type: 'hero', version: 0, props: { heading: 'Hello' } };

describe('clip', () => {
  it('returns the copied blocks', () => {
    expect(parseClip(serializeClip([hero]))).toEqual([hero]);
  });

  it('returns the reason if its values are nested too deeply', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const text = (levels: number) =>
      serializeClip([{ ...hero, props: { heading: 7 } }]).replace(':7', `:${nested(levels)}`);
    for (const levels of [80, 3_000, 100_000])
      expect(parseClip(text(levels))).toEqual({ reason: expect.stringMatching(/64 levels deep/) });
    expect(parseClip(text(60))).toHaveLength(1);
  });

  it('is null for other text', () => {
    for (const text of ['', 'Hello', '{"clip":"of another kind"}']) expect(parseClip(text)).toBeNull();
  });

  it('returns a reason if it is incomplete or invalid', () => {
    const hundred = Array.from({ length: 101 }, () => hero);
    for (const text of [
      '{"clip":"tessera-blocks"',
      serializeClip([]),
      serializeClip([{ ...hero, script: 1 }]),
      serializeClip(hundred),
    ])
      expect(parseClip(text)).toEqual({ reason: expect.stringMatching(/^The copied content is incomplete/) });
  });
});
