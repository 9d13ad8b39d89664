import { readFaqs } from './faqs';

export const franchiseFaqs = readFaqs('franchise');

/** Questions of owners of larger companies. */
export const mergerFaqs = readFaqs('merger');

/** Questions about choosing a broker. */
export const brokerFaqs = readFaqs('broker');

/** Questions on the page of an office. */
export const officeFaqs = readFaqs('office');
