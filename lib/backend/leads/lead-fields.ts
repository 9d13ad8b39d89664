import type { Field } from 'payload';
import { dayField } from '../fields/day-field';

const readOnlyAdmin = { readOnly: true } as const;
const answeredAt = dayField('answered_at', { withTime: true });
const sentAt = dayField('sent_at', { withTime: true });

/** Fields for the staff's work on a lead, and the time of the first reply. */
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
      ...readOnlyAdmin,
      position: 'sidebar',
      // An empty date field would show its placeholder like a value.
      condition: ({ answered_at }) => Boolean(answered_at),
    },
  },
  {
    name: 'first_answer',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: {
        Field: '/leads/inbox/first-answer#FirstReplyField',
        Cell: '/leads/inbox/first-answer#FirstReplyCell',
      },
    },
  },
  {
    name: 'answer_by_mail',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/leads/inbox/reply-fields#ReplyByMail' } },
  },
  {
    name: 'mailed_answers',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/leads/inbox/mailed-answers#SentRepliesPanel' } },
  },
  {
    name: 'filled_in',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/leads/inbox/answers-of-lead#LeadAnswersPanel' } },
  },
  {
    name: 'agreements',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/leads/inbox/lead-panels#LeadConsentsPanel' } },
  },
  {
    name: 'replies',
    type: 'array',
    admin: { ...readOnlyAdmin, condition: ({ replies }) => replies?.length > 0 },
    fields: [
      { name: 'text', type: 'textarea', maxLength: 10_000, admin: readOnlyAdmin },
      { name: 'by', type: 'text', maxLength: 254, admin: readOnlyAdmin },
      { ...sentAt, admin: { ...sentAt.admin, ...readOnlyAdmin } },
    ],
  },
];
