import { expect, test } from 'vitest';
import { phoneChoices } from '@/lib/visitor/phone-numbers';
import { toAgentPhones } from './to-agent-phones';

const trigger = { name: 'src', value: 'radio', number: '+233302758991' };
const office = {
  main_telephone: '+233302747400',
  phone_extension: '7',
  organic_number: '+233302747401',
  paid_number: '+233302748970',
  telephone_url_triggers: [trigger],
};
const network = { phone: '+233302730100' };
const displayedPhone = (agent: Partial<Parameters<typeof toAgentPhones>[0]>) =>
  phoneChoices(toAgentPhones({ phone: null, extension: null, office: null, ...agent }, network)).map(
    ({ number, extension, when }) => [number, extension, typeof when === 'string' ? when : when.name],
  );

test('an agent has their own number, and the number of their office for paid traffic', () => {
  expect(displayedPhone({ phone: '+233244123456', extension: '104', office })).toEqual([
    [trigger.number, null, 'src'],
    [office.paid_number, null, 'paid'],
    ['+233244123456', '104', 'always'],
  ]);
});

test('an agent without a number uses the number of the office, and without an office the number of the network', () => {
  expect(displayedPhone({ office }).at(-1)).toEqual([office.organic_number, null, 'always']);
  expect(displayedPhone({})).toEqual([[network.phone, null, 'always']]);
  expect(displayedPhone({ phone: '+233244123456' })).toEqual([['+233244123456', null, 'always']]);
});
