import { z } from 'zod';
import { lineField, textField } from './field-kinds';

/** The heading fields of a section block; empty strings are not rendered. Spread it into a block's props. */
export const sectionIntroShape = {
  eyebrow: z.string().max(60).default('').meta(lineField('Line above the heading')),
  heading: z.string().max(120).default('').meta(lineField('Heading')),
  text: z.string().max(600).default('').meta(textField('Introduction')),
};
