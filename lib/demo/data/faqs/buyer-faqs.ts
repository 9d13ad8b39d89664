import { readFaqs } from './read-faqs';

/** What buyers ask. */
export const buyerFaqs = readFaqs('buyer');
