import { readFaqs } from './faqs';

export const sellerFaqs = readFaqs('seller');
