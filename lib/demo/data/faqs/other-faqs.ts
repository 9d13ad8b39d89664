import { readFaqs } from './read-faqs';

/** What people ask about franchises. */
export const franchiseFaqs = readFaqs('franchise');

/** What owners of larger companies ask. */
export const mergerFaqs = readFaqs('merger');

/** What people ask about choosing a broker. */
export const brokerFaqs = readFaqs('broker');

/** What people ask of an office, on its own page. */
export const officeFaqs = readFaqs('office');
