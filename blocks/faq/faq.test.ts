import { describe, expect, it } from 'vitest';
import { createAnchors } from './faq-anchors';

describe('the addresses of questions', () => {
  it('are made of their words', () => {
    expect(createAnchors('faq-1')('What do I pay, and when?')).toBe('faq-1-what-do-i-pay-and-when');
  });

  it('stay apart when two questions are the same, or have no letters', () => {
    const anchorOf = createAnchors('faq');
    const anchors = ['Why?', 'why', '???', '!', ''].map(anchorOf);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('hold what a fragment may hold, in any script', () => {
    const anchor = createAnchors('faq')('Ɛyɛ sɛn? À qui «profite» \u0000 le 東京?');
    expect(anchor).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
  });
});
