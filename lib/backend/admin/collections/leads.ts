import type { CollectionConfig } from 'payload';
import { exportLeads } from '../../leads/inbox/export-leads';
import { replyToLead } from '../../leads/inbox/reply-to-lead';
import { retryMessages } from '../../leads/inbox/retry-messages';
import { attributionFields, escalationFields, workFields } from '../../leads/lead-fields';
import { leadFormOptions, leadLanguages, leadReasons } from '../../leads/lead-options';
import { allowNetworkAdmin, denyAll } from '../../platform/access/allow';
import { allDocuments } from '../../platform/access/office-owned';
import { writeOwnOffice } from '../../platform/access/write-own-office';

/** A select option of the CMS with its English label. */
const toSelectOption = ([value, label]: readonly [string, string]) => ({ label, value });

const ownOfficeAccess = writeOwnOffice({ scopes: ['office'], editable: allDocuments });
const readOnlyAdmin = { readOnly: true } as const;

/**
 * Form submissions of visitors, created by the system only. Staff read those of their offices and update
 * their state.
 */
export const leads: CollectionConfig = {
  slug: 'leads',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    listSearchableFields: ['name', 'email', 'phone'],
    group: 'Network',
    defaultColumns: [
      'name',
      'state',
      'reason',
      'office',
      'assigned_to',
      'source',
      'first_answer',
      'createdAt',
    ],
    hideAPIURL: true,
    components: { beforeListTable: ['/leads/inbox/lead-panels#ExportLeadsLink'] },
  },
  defaultSort: '-createdAt',
  access: {
    read: ownOfficeAccess,
    create: denyAll,
    update: ownOfficeAccess,
    delete: allowNetworkAdmin,
    readVersions: denyAll,
    unlock: denyAll,
  },
  endpoints: [replyToLead, exportLeads, retryMessages],
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [
        { label: 'New', value: 'new' },
        { label: 'Answered', value: 'answered' },
        { label: 'Closed', value: 'closed' },
      ],
      admin: { position: 'sidebar' },
    },
    ...workFields,
    ...escalationFields,
    {
      name: 'form',
      type: 'select',
      required: true,
      options: leadFormOptions.map(toSelectOption),
      admin: readOnlyAdmin,
    },
    { name: 'reason', type: 'select', options: leadReasons.map(toSelectOption), admin: readOnlyAdmin },
    // Falls back to the email address or the phone number.
    { name: 'name', type: 'text', required: true, maxLength: 254, admin: readOnlyAdmin },
    { name: 'email', type: 'email', index: true, admin: readOnlyAdmin },
    { name: 'phone', type: 'text', maxLength: 40, admin: readOnlyAdmin },
    { name: 'message', type: 'textarea', maxLength: 4000, admin: readOnlyAdmin },
    { name: 'answers', type: 'json', admin: { ...readOnlyAdmin, hidden: true } },
    {
      name: 'language',
      type: 'select',
      options: leadLanguages.map(toSelectOption),
      admin: readOnlyAdmin,
    },
    { name: 'page', type: 'text', maxLength: 2048, admin: readOnlyAdmin },
    {
      name: 'listing',
      type: 'relationship',
      relationTo: 'listings',
      hasMany: false,
      index: true,
      admin: readOnlyAdmin,
    },
    {
      name: 'agent',
      type: 'relationship',
      relationTo: 'people',
      hasMany: false,
      index: true,
      admin: readOnlyAdmin,
    },
    {
      name: 'office',
      type: 'relationship',
      relationTo: 'offices',
      hasMany: false,
      index: true,
      admin: { ...readOnlyAdmin, position: 'sidebar' },
    },
    { name: 'sent_to', type: 'text', maxLength: 1000, admin: readOnlyAdmin },
    {
      name: 'routed_by',
      type: 'select',
      options: [
        { label: 'Sent from the agent’s pages', value: 'agent_branding' },
        { label: 'Already handles this person', value: 'assigned' },
        { label: 'About the agent’s listing', value: 'listing_agent' },
        { label: 'Sent to the office', value: 'office' },
        { label: 'The place is in the office’s territory', value: 'territory' },
        { label: 'The office is the nearest', value: 'nearest' },
        { label: 'No nearer office or agent', value: 'network' },
      ],
      admin: readOnlyAdmin,
    },
    { name: 'routing', type: 'textarea', maxLength: 2000, admin: readOnlyAdmin },
    ...attributionFields,
    {
      name: 'suspected',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { ...readOnlyAdmin, position: 'sidebar' },
    },
    { name: 'key', type: 'text', unique: true, maxLength: 128, admin: { hidden: true } },
    { name: 'digest', type: 'text', index: true, maxLength: 64, admin: { hidden: true } },
  ],
};
