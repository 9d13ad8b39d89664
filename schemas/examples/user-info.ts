import type { UserInfo } from '../buyers/user-info';

export const exampleUserInfo: UserInfo = {
  token: 'T7wN1yVbq3k9S0hPzQe5xLr8uJm2cAfGdKi4oWsXtY6',
  email: 'ama@example.com',
  first_name: 'Ama',
  last_name: 'Mensah',
  mobile_e164: '+233244123456',
  mobile_code: '+233',
  mobile_country: 'GH',
  address_1: null,
  locality: 'Kumasi',
  state: 'Ashanti',
  country: 'GH',
  postal_code: null,
  attributes: [{ attribute_name: 'id', type: 'text', attribute_value: '1' }],
};
