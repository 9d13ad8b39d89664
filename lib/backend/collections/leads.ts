import type { CollectionConfig } from 'payload';
import { allowNetworkAdmin, allowNobody } from '../access/allow';
import { everything } from '../access/office-owned';
import { writeOwnOffice } from '../access/write-own-office';
import { answerLead } from '../desk/answer-lead';
import { exportLeads } from '../desk/export-leads';
import { sendAgain } from '../desk/send-again';
import { leadForms, leadLanguages, leadReasons } from '../leads/lead-words';
import { visitFields } from '../leads/visit-fields';
import { workFields } from '../leads/work-fields';
import { asOption } from './as-option';

const ofOwnOffice = writeOwnOffice({ scopes: ['office'], open: everything });
const toRead = { readOnly: true } as const;

/** What visitors sent. The system alone makes them (`../leads/take-lead.ts`); staff see those of their offices, and say what became of them. */
export const leads: CollectionConfig = {
  slug: 'leads',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
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
    components: { beforeListTable: ['/desk/export-link#ExportLink'] },
  },
  defaultSort: '-createdAt',
  access: {
    read: ofOwnOffice,
    create: allowNobody,
    update: ofOwnOffice,
    delete: allowNetworkAdmin,
    readVersions: allowNobody,
    unlock: allowNobody,
  },
  endpoints: [answerLead, exportLeads, sendAgain],
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
    { name: 'form', type: 'select', required: true, options: leadForms.map(asOption), admin: toRead },
    { name: 'reason', type: 'select', options: leadReasons.map(asOption), admin: toRead },
    // Whoever gives no name is called by the address.
    { name: 'name', type: 'text', required: true, maxLength: 254, admin: toRead },
    { name: 'email', type: 'email', index: true, admin: toRead },
    { name: 'phone', type: 'text', maxLength: 40, admin: toRead },
    { name: 'message', type: 'textarea', maxLength: 4000, admin: toRead },
    { name: 'answers', type: 'json', admin: { ...toRead, hidden: true } },
    {
      name: 'language',
      type: 'select',
      options: leadLanguages.map(asOption),
      admin: toRead,
    },
    { name: 'page', type: 'text', maxLength: 2048, admin: toRead },
    {
      name: 'listing',
      type: 'relationship',
      relationTo: 'listings',
      hasMany: false,
      index: true,
      admin: toRead,
    },
    { name: 'agent', type: 'relationship', relationTo: 'people', hasMany: false, index: true, admin: toRead },
    {
      name: 'office',
      type: 'relationship',
      relationTo: 'offices',
      hasMany: false,
      index: true,
      admin: { ...toRead, position: 'sidebar' },
    },
    { name: 'sent_to', type: 'text', maxLength: 1000, admin: toRead },
    {
      name: 'routed_by',
      type: 'select',
      options: [
        { label: 'Sent from the agent’s pages', value: 'agent_branding' },
        { label: 'About the agent’s listing', value: 'listing_agent' },
        { label: 'Sent to the office', value: 'office' },
        { label: 'Nobody is nearer', value: 'network' },
      ],
      admin: toRead,
    },
    { name: 'routing', type: 'textarea', maxLength: 2000, admin: toRead },
    ...visitFields,
    {
      name: 'suspected',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { ...toRead, position: 'sidebar' },
    },
    { name: 'key', type: 'text', unique: true, maxLength: 128, admin: { hidden: true } },
    { name: 'digest', type: 'text', index: true, maxLength: 64, admin: { hidden: true } },
  ],
};
