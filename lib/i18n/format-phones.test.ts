import { expect, test } from 'vitest';
import { formatPhonesIn } from './format-phones';

test('formats phone numbers at any depth, each once, and ignores other values', () => {
  const values = {
    office: { phones: ['+233244123456', { direct: '+233 24 412-3456' }], name: '+1 more' },
    agent: '+12125550123',
    ignored: [null, 233244123456, '+999', 'Call +233244123456'],
  };
  expect(formatPhonesIn(values)).toEqual({
    '+233244123456': '024 412 3456',
    '+12125550123': '+1 212 555 0123',
  });
});
