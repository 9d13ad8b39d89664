import { expect, test } from 'vitest';
import { writtenPhones } from './written-phones';

test('finds numbers wherever they stand, each once, and leaves out what is none', () => {
  const values = {
    office: { phones: ['+233244123456', { direct: '+233 24 412-3456' }], name: '+1 more' },
    agent: '+12125550123',
    nothing: [null, 233244123456, '+999', 'Call +233244123456'],
  };
  expect(writtenPhones(values)).toEqual({
    '+233244123456': '024 412 3456',
    '+12125550123': '+1 212 555 0123',
  });
});
