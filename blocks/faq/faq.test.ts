import { describe, expect, it } from 'vitest';
import { createAnchors } from './faq-anchors';

describe('FAQ anchors', () => {
  it('derive from the question text', () => {
    expect(createAnchors('faq-1')('What do I pay, and when?')).toBe('faq-1-what-do-i-pay-and-when');
  });

  it('stay unique for equal questions and for questions without letters', () => {
    const anchorOf = createAnchors('faq');
    const anchors = ['Why?', 'why', '???', '!', ''].map(anchorOf);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('contain only characters that are valid in a fragment, in any script', () => {
    const anchor = createAnchors('faq')('Ɛyɛ sɛn? À qui «profite» \u0000 le 東京?');
    expect(anchor).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
  });
});
