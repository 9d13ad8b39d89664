import { readFaqs } from './faqs';

export const buyerFaqs = readFaqs('buyer');
