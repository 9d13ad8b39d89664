import { expect, test } from 'vitest';
import { contactNames } from './contact-names';

test('provides contact contents as placeholders, the phone number in E.164 and formatted', () => {
  const contents = [
    { name: 'Default phone', value: ' +233302730100 ' },
    { name: 'Default email', value: 'ask@meridian.example' },
    { name: 'Answers', value: 'within one working day' },
    { name: 'Hours', value: 'Monday to Friday, 8 to 5' },
    { name: 'Heading', value: 'Talk' },
  ];
  expect(contactNames(contents)).toEqual({
    phone: '+233302730100',
    telephone: '030 273 0100',
    email: 'ask@meridian.example',
    answers: 'within one working day',
    hours: 'Monday to Friday, 8 to 5',
  });
});

test.each([undefined, [], [{ name: 'Default phone', value: ' ' }], [{ name: 'Default phone', value: null }]])(
  'provides nothing for %j',
  (contents) => {
    expect(contactNames(contents)).toEqual({});
  },
);
