import { z } from 'zod';
import { readYaml } from './read-data';

const groupSchema = z.strictObject({
  heading: z.string(),
  /** Answers are Markdown. */
  questions: z.array(z.strictObject({ question: z.string().min(1), answer: z.string().min(1) })),
});

/** Reads grouped questions from a file in `data/faqs`, in the format of the FAQ block. */
const readFaqs = (name: string): z.output<typeof groupSchema>[] =>
  readYaml(`faqs/${name}.yaml`, z.array(groupSchema));

export const buyerFaqs = readFaqs('buyer');

export const franchiseFaqs = readFaqs('franchise');

/** Questions of owners of larger companies. */
export const mergerFaqs = readFaqs('merger');

/** Questions about choosing a broker. */
export const brokerFaqs = readFaqs('broker');

/** Questions on the page of an office. */
export const officeFaqs = readFaqs('office');

export const sellerFaqs = readFaqs('seller');
