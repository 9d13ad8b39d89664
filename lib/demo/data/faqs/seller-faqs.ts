import { readFaqs } from './read-faqs';

/** What sellers ask. */
export const sellerFaqs = readFaqs('seller');
