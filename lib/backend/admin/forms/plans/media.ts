import type { FormPlan } from '../form-plan';

export const picturePlan: FormPlan = {
  about:
    'The library of pictures. Each says what it shows, for those who cannot see it. The name of a file stands in its public address: give it none that betrays a business in confidence.',
  above: ['alt', 'decorative'],
  tabs: [],
  fieldTexts: {
    alt: { label: 'What the picture shows', description: 'Read to those who cannot see it' },
    decorative: { label: 'It only decorates', description: 'Then nothing is read' },
  },
};
