import { block, bound, fill } from '../block';
import { current, hero, standardPage, trail, unlistedPage } from './standard-page';

const withHeading = (heading: string) => fill(hero, { heading });
const form = (name: string, heading: string) => block('visitor-form', { form: name, heading });

/** For office pages only: on network pages there is no office, and the block is omitted. */
const office = bound(
  'office-contact',
  { source: 'office', query: current },
  { heading: 'Call, write or visit', surface: 'raised' },
);

/** The valuation calculator with the multiples of the network. */
export const calculator = bound(
  'valuation-calculator',
  { source: 'valuation-multiples' },
  {
    surface: 'raised',
    text: 'Every line of the calculation is shown with its source, and you stay anonymous.',
  },
);

/** The registration pages for sellers and buyers, of the network and of every office. */
export const standardRegistrationPages = {
  valuation: standardPage('ValuationStart', 'What is my business worth?', {
    trail,
    hero: withHeading('What is my business worth?'),
    form: form('valuation-start', 'Request a valuation'),
    office,
  }),
  calculator: standardPage('Calculator', 'Business valuation calculator', {
    trail,
    hero: withHeading('A first figure, with its working'),
    calculator,
    office,
  }),
  seller: standardPage('SellerRegistration', 'Register as a seller', {
    trail,
    hero: withHeading('Register as a seller'),
    form: form('seller-registration', 'Register in confidence'),
    office,
  }),
  sellerThanks: unlistedPage('SellerRegistrationThankYou', 'Thank you', { hero, office }),
  buyer: standardPage('BuyerRegistration', 'Register as a buyer', {
    trail,
    hero: withHeading('Register as a buyer'),
    form: form('buyer-registration', 'Register'),
    office,
  }),
  buyerThanks: unlistedPage('BuyerRegistrationThankYou', 'Thank you', { hero, office }),
  resetPassword: unlistedPage('ResetPassword', 'Reset Password', {
    hero: fill(withHeading('Reset Password'), { eyebrow: 'Buyer Login' }),
    forms: block('account-forms', {}),
  }),
};
