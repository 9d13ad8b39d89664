import type { CollectionBeforeChangeHook, Field, TextField } from 'payload';
import { attributionLimits } from '@/schemas/forms/attribution-limits';
import { dayField } from '../platform/admin-ui/day-field';

const readOnlyAdmin = { readOnly: true } as const;
const answeredAt = dayField('answered_at', { withTime: true });
const dueAt = dayField('due_at', { withTime: true });
const escalatedAt = dayField('escalated_at', { withTime: true });
const nextReminderAt = dayField('next_reminder_at', { withTime: true });
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
        Field: '/leads/inbox/reply-fields#FirstReplyField',
        Cell: '/leads/inbox/reply-fields#FirstReplyCell',
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
    admin: { disableListColumn: true, components: { Field: '/leads/inbox/lead-panels#SentRepliesPanel' } },
  },
  {
    name: 'filled_in',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/leads/inbox/lead-panels#LeadAnswersPanel' } },
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

/**
 * Sets `answered_at` once, with the first reply or the state `answered`; a reply to a closed lead counts as
 * well. An existing or explicitly sent value is preserved.
 */
export const setAnsweredAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const hasAnsweredAt = Boolean(originalDoc?.answered_at ?? data.answered_at);
  const isAnswered = data.state === 'answered' || data.replies?.length > 0;
  return isAnswered && !hasAnsweredAt ? { ...data, answered_at: new Date().toISOString() } : data;
};

/** When a lead has to be answered, and who was reminded of it. */
export const escalationFields: Field[] = [
  {
    ...dueAt,
    index: true,
    admin: {
      ...dueAt.admin,
      ...readOnlyAdmin,
      position: 'sidebar',
      condition: (lead) => Boolean(lead.due_at),
    },
  },
  {
    name: 'escalated_to',
    type: 'select',
    options: [
      { label: 'The office manager', value: 'manager' },
      { label: 'The network', value: 'network' },
    ],
    admin: { ...readOnlyAdmin, position: 'sidebar', condition: (lead) => Boolean(lead.escalated_to) },
  },
  {
    ...escalatedAt,
    admin: {
      ...escalatedAt.admin,
      ...readOnlyAdmin,
      position: 'sidebar',
      condition: (lead) => Boolean(lead.escalated_to),
    },
  },
  // When the network is reminded, after the manager was.
  { ...nextReminderAt, admin: { ...nextReminderAt.admin, ...readOnlyAdmin, hidden: true } },
];

const attributionAdmin = { readOnly: true } as const;
const sessionAt = dayField('session_at', { withTime: true });
const attributionText = (name: string, maxLength: number = attributionLimits.text): TextField => ({
  ...{ name, type: 'text', maxLength, admin: attributionAdmin },
});

/** Marketing attribution of the visit (spec section 3). */
export const attributionFields: Field[] = [
  { ...attributionText('source'), index: true },
  attributionText('landing_page', attributionLimits.address),
  attributionText('referrer', attributionLimits.address),
  attributionText('device'),
  attributionText('browser'),
  attributionText('operating_system'),
  {
    name: 'attribution_entries',
    type: 'array',
    maxRows: attributionLimits.entries,
    admin: { ...attributionAdmin, condition: ({ attribution_entries: entries }) => entries?.length > 0 },
    fields: [
      attributionText('parameter'),
      attributionText('value'),
      attributionText('path', attributionLimits.address),
      { ...sessionAt, admin: { ...sessionAt.admin, ...attributionAdmin } },
    ],
  },
];
