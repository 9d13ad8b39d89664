import type { FormPlan } from '../form-plan';

/** What a visitor sent, and what became of it. */
export const leadPlan: FormPlan = {
  about: 'What visitors sent, and what became of it.',
  above: ['notes'],
  tabs: [
    {
      label: 'What was sent',
      fields: [['name', 'email', 'phone'], ['form', 'reason'], 'message', 'listing', ['language', 'page']],
    },
    { label: 'Where it went', fields: [['routed_by', 'agent'], 'sent_to', 'routing'] },
  ],
  words: {
    state: { label: 'What became of it', description: 'The first time it is set to Answered is kept' },
    notes: { label: 'Your notes', description: 'Seen by those who see this, never by the visitor' },
    answered_at: { label: 'Answered first' },
    reason: { label: 'What it is about' },
    page: { label: 'Sent from' },
    sent_to: { label: 'Mailed to' },
    form: { label: 'Which form' },
    language: { label: 'Language of the page' },
    agent: { label: 'Agent who got it' },
    listing: { label: 'About the listing' },
    routed_by: { label: 'Why it went there' },
    routing: { label: 'How it was decided' },
    suspected: { label: 'Looks like a program', description: 'It is kept, and was mailed to nobody' },
  },
};
