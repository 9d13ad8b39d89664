import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanPhone, splitPhone } from './copied-text';

describe('splitPhone', () => {
  it.each([
    '\u202a024 412 3456\u202c',
    '\u2068+233 24 412 3456\u2069',
    '\u200e024\u2009412\u202f3456',
    '024\u2011412\u20113456',
    '024\u2013412\u22123456',
    '024\u00ad412\u200b3456',
    '０２４　４１２　３４５６',
    'tel:024-412-3456',
    '\ufeff024\u00a0412\u00a03456 ext. 12',
    '024 412 3456, extension 12',
    '024 412 3456x12',
    '024 412 3456 x 12',
    '+233244123456;ext=12',
    '024 412 3456 #12',
    '024 412 3456 (ext. 12)',
    'Tel.: 024 412 3456',
    '\u260e\ufe0f +233 24 412 3456',
    'WhatsApp: 024 412 3456',
    '024/412/3456',
    '024\u30fc412\u30fc3456',
  ])('%j holds the same digits', (text) => {
    expect(splitPhone(text).number).toMatch(/^(?:\+233|0)[ -]?24[ -]?412[ -]?3456$/);
    expect(splitPhone(text).extension).toBe(text.includes('12', text.length - 4) ? '12' : null);
  });

  it.each([
    ['024 412 3456, extension 12', '024 412 3456 ext. 12'],
    ['+233244123456;ext=12', '+233244123456 ext. 12'],
    ['Tel.: 024\u2009412\u20093456', '024 412 3456'],
  ])('%j is written %j', (text, written) => {
    expect(cleanPhone(text)).toBe(written);
  });

  it.each(['call me', '024 412 3456 or 020 111 2222', ''])('leaves %j as it is', (text) => {
    expect(cleanPhone(text)).toBe(text);
  });
});

describe('cleanEmail', () => {
  it.each([
    'esi@example.com',
    '\u202aesi@example.com\u202c',
    ' \u00a0esi@example.com\u200b',
    'mailto:esi@example.com',
    'Esi Quaye <esi@example.com>',
    '<esi@example.com>',
    'esi＠example.com',
  ])('%j is one address', (text) => {
    expect(cleanEmail(text)).toBe('esi@example.com');
  });

  it('replaces typographic hyphens', () => {
    expect(cleanEmail('esi\u2011q@ex\u2010ample.com')).toBe('esi-q@ex-ample.com');
  });
});
