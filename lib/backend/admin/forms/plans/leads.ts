import type { FormPlan } from '../form-plan';

export const leadPlan: FormPlan = {
  about: 'What visitors sent by the forms of the website, and what became of it.',
  above: ['notes'],
  tabs: [
    {
      label: 'Answer',
      description:
        'What you write is mailed to the visitor and kept here. Their reply goes to your own address.',
      fields: ['answer_by_mail', 'mailed_answers', 'replies'],
    },
    {
      label: 'What was sent',
      fields: [
        ['name', 'email', 'phone'],
        ['form', 'reason'],
        'message',
        'listing',
        ['language', 'page'],
        'filled_in',
        'agreements',
      ],
    },
    { label: 'Where it went', fields: [['routed_by', 'agent'], 'sent_to', 'routing'] },
    {
      label: 'Where it came from',
      description:
        'The page it was sent from always tells; the way there only of visitors who agreed that their visit is counted.',
      fields: [['source', 'device'], ['browser', 'operating_system'], 'landing_page', 'referrer', 'visit'],
    },
  ],
  fieldTexts: {
    state: { label: 'What became of it', description: 'The first time it is set to Answered is kept' },
    notes: { label: 'Your notes', description: 'Seen by those who see this, never by the visitor' },
    assigned_to: { label: 'Assigned to', description: 'Who of the office takes care of it' },
    answered_at: { label: 'Answered first' },
    first_answer: { label: 'Time to first answer' },
    replies: { label: 'Answers by mail' },
    'replies.text': { label: 'What was written' },
    'replies.by': { label: 'Who wrote' },
    'replies.sent_at': { label: 'When' },
    landing_page: { label: 'First page of the visit' },
    referrer: { label: 'Came from' },
    operating_system: { label: 'Operating system' },
    visit: { label: 'What the addresses said' },
    'visit.session_at': { label: 'When' },
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
  rows: {
    replies: { singular: 'answer', plural: 'answers', labelField: 'by' },
    visit: { singular: 'parameter', plural: 'parameters', labelField: 'parameter' },
  },
};
