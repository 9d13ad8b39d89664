import { fill, link, type StarterPage } from './block';
import { standardAgentRegistrationPages } from './standard-pages/agent-pages';
import { standardRegistrationPages } from './standard-pages/registration-pages';
import { starterPage } from './standard-pages/standard-page';
import { contactLink, forSaleLink } from './starter-texts';

const worth = link('What is my business worth?', '/sell-a-business/what-is-my-business-worth');
const raised = { surface: 'raised' };
const calculator = {
  caveat:
    'The multiples come from sales in the United States; values in other countries may be higher or lower.',
  actions: [contactLink],
};

const actions = [contactLink];
const sellerThanks = {
  heading: 'Thank you',
  intro: 'We have received your details and will call you.',
  actions,
};
const buyerThanks = {
  heading: 'Thank you',
  intro: 'Please check your email and confirm your address.',
  actions,
};
const valuationIntro = 'Last year’s sales, profit and assets are enough for a first estimate.';
const calculatorIntro =
  'One year of your accounts and your trade give a range, with every line of the calculation and its sources.';
const sellerIntro = 'Your trade, your town and how to contact you. We treat everything as confidential.';
const buyerIntro = 'Save listings, and see those that match what you are looking for.';

/** The registration pages of a new network and of its offices. */
export const starterRegistrationPages: readonly StarterPage[] = [
  starterPage(standardRegistrationPages.valuation, ({ trail, hero, form, office }) => [
    trail,
    fill(hero, { intro: valuationIntro, actions }),
    fill(form, raised),
    office,
  ]),
  starterPage(standardRegistrationPages.calculator, (parts) => [
    parts.trail,
    fill(parts.hero, { intro: calculatorIntro, actions: [contactLink, worth] }),
    fill(parts.calculator, calculator),
    parts.office,
  ]),
  starterPage(standardRegistrationPages.seller, ({ trail, hero, form, office }) => [
    trail,
    fill(hero, { intro: sellerIntro, actions: [contactLink, worth] }),
    fill(form, raised),
    office,
  ]),
  starterPage(standardRegistrationPages.sellerThanks, ({ hero, office }) => [
    fill(hero, sellerThanks),
    office,
  ]),
  starterPage(standardRegistrationPages.buyer, ({ trail, hero, form, office }) => [
    trail,
    fill(hero, { intro: buyerIntro, actions: [contactLink, forSaleLink] }),
    fill(form, raised),
    office,
  ]),
  starterPage(standardRegistrationPages.buyerThanks, ({ hero, office }) => [fill(hero, buyerThanks), office]),
  starterPage(standardRegistrationPages.resetPassword),
];

/** The registration pages of an agent of a new network. */
export const starterAgentRegistrationPages: readonly StarterPage[] = [
  starterPage(standardAgentRegistrationPages.valuation, ({ trail, hero, form, profile }) => [
    trail,
    fill(hero, { intro: valuationIntro, actions }),
    fill(form, { heading: 'Request a valuation', ...raised }),
    profile,
  ]),
  starterPage(standardAgentRegistrationPages.calculator, (parts) => [
    parts.trail,
    fill(parts.hero, { intro: calculatorIntro, actions }),
    fill(parts.calculator, calculator),
    parts.profile,
  ]),
  starterPage(standardAgentRegistrationPages.seller, ({ trail, hero, form, profile }) => [
    trail,
    fill(hero, { intro: sellerIntro, actions }),
    fill(form, { heading: 'Register in confidence' }),
    profile,
  ]),
  starterPage(standardAgentRegistrationPages.sellerThanks, ({ hero, profile }) => [
    fill(hero, sellerThanks),
    profile,
  ]),
  starterPage(standardAgentRegistrationPages.buyer, ({ trail, hero, form, profile }) => [
    trail,
    fill(hero, { intro: buyerIntro, actions }),
    fill(form, { heading: 'Register' }),
    profile,
  ]),
  starterPage(standardAgentRegistrationPages.buyerThanks, ({ hero, profile }) => [
    fill(hero, buyerThanks),
    profile,
  ]),
];
