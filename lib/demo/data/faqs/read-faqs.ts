import { z } from 'zod';
import { readYaml } from '../read-data';

const groupSchema = z.strictObject({
  heading: z.string(),
  /** Answers are Markdown. */
  questions: z.array(z.strictObject({ question: z.string().min(1), answer: z.string().min(1) })),
});

/** Questions under headings, as the FAQ block takes them, from a file of this folder. */
export const readFaqs = (name: string): z.output<typeof groupSchema>[] =>
  readYaml(`faqs/${name}.yaml`, z.array(groupSchema));
