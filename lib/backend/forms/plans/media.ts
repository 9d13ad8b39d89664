import type { FormPlan } from '../form-plan';

/** A picture and what it shows. */
export const picturePlan: FormPlan = {
  about: 'The library of pictures. Each says what it shows, for those who cannot see it.',
  above: ['alt', 'decorative'],
  tabs: [],
  words: {
    alt: { label: 'What the picture shows', description: 'Read to those who cannot see it' },
    decorative: { label: 'It only decorates', description: 'Then nothing is read' },
  },
};
