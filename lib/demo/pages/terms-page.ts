import { trail } from '@/lib/starter/standard-pages/standard-page';
import { block } from './block';
import type { PageRecord } from './page-record';

/** The terms of use of the website. */
export const termsPage: PageRecord = {
  key: 'terms',
  title: 'Terms of use',
  route: 'customPage',
  slug: 'terms',
  meta_description:
    'What this website offers, how you may use it and what we are responsible for: information about businesses for sale, not offers or advice.',
  blocks: [
    trail,
    block('hero', {
      heading: 'Terms of use',
      intro: 'What you may expect of this website, and what we expect of you. Last changed in November 2026.',
    }),
    block('rich-text', {
      text: `## 1. Who we are

This website belongs to Meridian Business Advisors, a network of independent offices in Ghana. Each office is run by its own broker, who answers for what the office does. Where these terms say “we”, they mean the network and the office you deal with. You find each office, its address and the number of its licence under [our offices](/locations).

By using the website you agree to these terms. If you do not, please call an office instead: everything here can be had in a conversation, too.

## 2. What you find here

Descriptions of businesses for sale, as their owners and our brokers give them. They are invitations to inquire, not offers: a sale is made only by a written contract between seller and buyer.

Figures come from the owner’s books. A broker has read them before they appear, but they are not audited, and they may have changed since. A listing shows “Not disclosed” if the owner discloses a figure only after you have signed.

Names and addresses are left out to protect staff, customers and suppliers. A district or a town is given instead of the address; a picture may show the trade rather than the business itself.

## 3. Estimates

The valuation calculator works with what you type into it and with published sales of comparable businesses, whose sources are shown next to the result. It gives a range to think with. It is not a valuation: that takes a broker, your books and a visit. Do not borrow, sell or sign on the strength of an estimate.

## 4. No advice

Articles, guides and answers on this website are general information, not legal, tax, accounting or investment advice. Have your own lawyer and accountant look at anything you mean to sign. Our brokers will gladly work with them.

## 5. Confidentiality

Before you learn the name of a business you sign a confidentiality agreement. It binds you whether or not you buy. Until then, and after, you may not:

- approach the staff, customers, suppliers, bank or landlord of a business you have recognised;
- tell others that a business is for sale;
- use what you have learned to compete with it or to hire its people.

If you are the owner of a business you think you see here, or its landlord or a member of its staff, please call the office that lists it. It will speak with you in confidence.

## 6. How you may use the website

You may read it, print it, save pages for yourself and send links to others. You may not copy listings, texts or pictures to other websites, gather them by programs without our written consent, try to get behind sign-ins that are not yours, or send us anything that harms our systems or other visitors.

What you write in a form has to be true, and yours to tell. Do not send papers of a business before a broker has asked for them: an ordinary message is not the place for accounts.

## 7. Buyer accounts

An account is for one person. Keep its password to yourself and tell us if you think that somebody else knows it. We may close an account that is used to collect information without an intention to buy; we say so, and why. You may close yours at any time.

## 8. Fees

Looking, asking and registering cost nothing. Sellers pay a commission agreed in writing before we begin; buyers pay us nothing unless they have engaged us themselves, in writing. Nobody at an office may ask you for money in a message or by telephone. If someone does, call the office at the number on this website.

## 9. Messages

We send text messages and newsletters only to people who have agreed to them. Reply STOP to a text message to end them, or HELP for help. How we handle your information is explained under [privacy](/privacy).

## 10. Prices and currency

All prices are in Ghana cedi, without taxes, stamp duty and registration fees unless a listing says otherwise.

## 11. What we answer for

We take care that the information on this website is correct, and correct any error we learn of. We do not answer for what an owner has not disclosed to us, for decisions made on the website’s word alone, or for websites that ours links to. Nothing in these terms takes away rights that the law of Ghana gives you and that cannot be given up.

The website may be closed for a time, for maintenance or because something has broken. Then your office is still there.

## 12. Changes, law and complaints

We may change these terms; the date at the top says when we last did. What you agreed in writing with an office is not touched by that.

These terms follow the law of Ghana, and its courts decide where a conversation does not help. Try the conversation first: write to [ask@meridian.example](mailto:ask@meridian.example), and the Director of Brokerage answers within two working days.`,
    }),
  ],
};
