import type { CollectionConfig } from 'payload';
import { createOwnedAccess, createOwnedHooks, type Ownership } from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { copyContact, readContact } from '../../platform/access/private-contact';
import { agentFields } from '../fields/agent-fields';
import { cleanEmailValue } from '../fields/clean-email';
import { fullNameField } from '../fields/full-name-field';
import { markdownField } from '../fields/markdown-field';
import { ownerFields } from '../fields/owner-fields';
import { phoneField } from '../fields/phone-field';
import { pictureField } from '../fields/picture-field';
import { manualDrafts } from './version-settings';

const ownership: Ownership = {
  scopes: ownerScopes.people,
  editable: { leadership: { not_equals: true } },
  publishedIn: 'people',
};

/** Team members and agents. An agent is a person with `is_agent` and a slug. */
export const people: CollectionConfig = {
  slug: 'people',
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    useAsTitle: 'full_name',
    group: 'Network',
    defaultColumns: ['full_name', 'role', 'office', '_status'],
  },
  access: createOwnedAccess(
    { and: [{ show_on_website: { equals: true } }, { _status: { equals: 'published' } }] },
    ownership,
  ),
  hooks: createOwnedHooks(ownership),
  versions: manualDrafts,
  fields: [
    { name: 'first_name', type: 'text', required: true, maxLength: 60 },
    { name: 'last_name', type: 'text', required: true, maxLength: 60 },
    fullNameField,
    { name: 'role', type: 'text', maxLength: 120 },
    markdownField('about', { maxLength: 8000 }),
    pictureField('avatar'),
    ...ownerFields(ownership.scopes),
    { name: 'leadership', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    {
      name: 'position',
      type: 'number',
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Order in teams' },
    },
    {
      name: 'show_on_website',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'email',
      type: 'email',
      access: { read: readContact('email') },
      hooks: { beforeValidate: [cleanEmailValue], beforeDuplicate: [copyContact('email')] },
    },
    { name: 'email_public', type: 'checkbox', defaultValue: true },
    phoneField('mobile_e164', { contact: 'mobile_e164' }),
    { name: 'mobile_public', type: 'checkbox', defaultValue: false },
    phoneField('telephone_number', { contact: 'telephone_number' }),
    { name: 'telephone_public', type: 'checkbox', defaultValue: true },
    ...agentFields,
  ],
};
