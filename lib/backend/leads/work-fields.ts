import type { Field } from 'payload';
import { dayField } from '../fields/day-field';

const toRead = { readOnly: true } as const;
const answeredAt = dayField('answered_at', { withTime: true });
const sentAt = dayField('sent_at', { withTime: true });

/** What staff do with a lead, and when they first answered. */
export const workFields: Field[] = [
  { name: 'notes', type: 'textarea', maxLength: 10_000 },
  {
    name: 'assigned_to',
    type: 'relationship',
    relationTo: 'people',
    hasMany: false,
    index: true,
    filterOptions: ({ data }) => (data?.office ? { office: { equals: data.office } } : true),
    admin: { position: 'sidebar', allowCreate: false },
  },
  {
    ...answeredAt,
    admin: {
      ...answeredAt.admin,
      ...toRead,
      position: 'sidebar',
      // An empty one shows what might be typed, as if it had been.
      condition: ({ answered_at }) => Boolean(answered_at),
    },
  },
  {
    name: 'first_answer',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: {
        Field: '/desk/first-answer#FirstAnswerField',
        Cell: '/desk/first-answer#FirstAnswerCell',
      },
    },
  },
  {
    name: 'answer_by_mail',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/desk/answer-by-mail#AnswerByMail' } },
  },
  {
    name: 'mailed_answers',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/desk/mailed-answers#MailedAnswers' } },
  },
  {
    name: 'filled_in',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/desk/answers-of-lead#AnswersOfLead' } },
  },
  {
    name: 'agreements',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/desk/consents-of-lead#ConsentsOfLead' } },
  },
  {
    name: 'replies',
    type: 'array',
    admin: { ...toRead, condition: ({ replies }) => replies?.length > 0 },
    fields: [
      { name: 'text', type: 'textarea', maxLength: 10_000, admin: toRead },
      { name: 'by', type: 'text', maxLength: 254, admin: toRead },
      { ...sentAt, admin: { ...sentAt.admin, ...toRead } },
    ],
  },
];
