import type { FormPlan } from '../form-plan';

export const saleStoryPlan: FormPlan = {
  about: 'How businesses were sold, with their figures. Each names nobody who did not agree to it.',
  above: ['title'],
  tabs: [
    {
      label: 'The sale',
      fields: [['category', 'town'], ['asking_price', 'sold_price'], ['weeks', 'sold_at'], 'agent'],
    },
    { label: 'The story', fields: ['text', ['quote', 'quoted'], 'image'] },
    {
      label: 'Consent',
      description: 'A story is published only when this is filled in. Visitors do not see it.',
      fields: [['consent_by', 'consent_at']],
    },
  ],
  fieldTexts: {
    category: { label: 'Trade', description: 'Choose one that is in use: pages list stories by it' },
    town: { label: 'Town', description: 'As large as it must be to betray nobody' },
    weeks: { label: 'Weeks to the sale', description: 'From the first day on the market to the signature' },
    sold_at: { label: 'Sold on' },
    agent: { label: 'The agent who sold it' },
    text: { label: 'Text' },
    quote: { label: 'In their words', description: 'Shown in quotation marks, as it was said' },
    quoted: { label: 'Who said it', placeholder: 'The owner, after thirty years' },
    image: { label: 'Picture' },
    consent_by: { label: 'Who agreed', description: 'The seller, or who speaks for them' },
    consent_at: { label: 'On which day' },
  },
};
