import { describe, expect, it } from 'vitest';
import { applyFormatKey } from './text-field';

describe('applyFormatKey', () => {
  it('toggles bold and italic on the selection', () => {
    const bold = applyFormatKey({ text: 'a fair price', from: 2, to: 6 }, 'b');
    expect(bold).toEqual({ text: 'a **fair** price', from: 4, to: 8 });
    expect(bold && applyFormatKey(bold, 'b')).toEqual({ text: 'a fair price', from: 2, to: 6 });
    expect(applyFormatKey({ text: 'fair', from: 0, to: 4 }, 'i')?.text).toBe('*fair*');
    expect(applyFormatKey({ text: '**fair**', from: 2, to: 6 }, 'i')?.text).toBe('***fair***');
    expect(applyFormatKey({ text: 'un*fair*ly', from: 3, to: 7 }, 'i')?.text).toBe('unfairly');
  });

  it('inserts a link and selects its address', () => {
    const link = applyFormatKey({ text: 'ask us today', from: 4, to: 6 }, 'k');
    expect(link?.text).toBe('ask [us](https://) today');
    expect(link?.text.slice(link.from, link.to)).toBe('https://');
  });

  it('returns null for other keys', () => {
    expect(applyFormatKey({ text: 'fair', from: 0, to: 4 }, 'u')).toBeNull();
  });
});
