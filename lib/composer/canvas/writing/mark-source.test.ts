import { describe, expect, it } from 'vitest';
import { markSource } from './mark-source';

describe('markSource', () => {
  it('makes what is selected bold and italic, and plain again', () => {
    const bold = markSource({ text: 'a fair price', from: 2, to: 6 }, 'b');
    expect(bold).toEqual({ text: 'a **fair** price', from: 4, to: 8 });
    expect(bold && markSource(bold, 'b')).toEqual({ text: 'a fair price', from: 2, to: 6 });
    expect(markSource({ text: 'fair', from: 0, to: 4 }, 'i')?.text).toBe('*fair*');
    expect(markSource({ text: '**fair**', from: 2, to: 6 }, 'i')?.text).toBe('***fair***');
    expect(markSource({ text: 'un*fair*ly', from: 3, to: 7 }, 'i')?.text).toBe('unfairly');
  });

  it('makes a link of it, with the address selected', () => {
    const link = markSource({ text: 'ask us today', from: 4, to: 6 }, 'k');
    expect(link?.text).toBe('ask [us](https://) today');
    expect(link?.text.slice(link.from, link.to)).toBe('https://');
  });

  it('leaves other keys alone', () => {
    expect(markSource({ text: 'fair', from: 0, to: 4 }, 'u')).toBeNull();
  });
});
