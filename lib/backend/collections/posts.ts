import type { CollectionConfig } from 'payload';
import { longestArticle } from '@/schemas/markdown-limits';
import { type Ownership, ownedAccess, ownedHooks } from '../access/office-owned';
import { ownerScopes } from '../access/owner-scopes';
import { dayField } from '../fields/day-field';
import { markdownField } from '../fields/markdown-field';
import { ownerFields } from '../fields/owner-fields';
import { personField } from '../fields/person-field';
import { pictureField } from '../fields/picture-field';
import { readingMinutesField } from '../fields/reading-minutes-field';
import { slugField } from '../fields/slug-field';
import { wordField } from '../fields/word-field';
import { publishedByNow } from '../schedule/published-by-now';
import { draftsWithHistory } from './drafts';

const ownership: Ownership = { scopes: ownerScopes.posts };

export const posts: CollectionConfig = {
  slug: 'posts',
  admin: {
    useAsTitle: 'title',
    group: 'Website',
    defaultColumns: ['title', 'category', 'published_at', '_status'],
  },
  access: ownedAccess(publishedByNow, ownership),
  hooks: ownedHooks(ownership),
  versions: draftsWithHistory,
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
    slugField({ from: ['title'] }),
    { name: 'excerpt', type: 'textarea', required: true, localized: true, maxLength: 400 },
    markdownField('body', { required: true, localized: true, maxLength: longestArticle }),
    readingMinutesField('body'),
    wordField({ name: 'category', of: 'posts', required: true, index: true }),
    pictureField('image'),
    personField('author', { agentsOnly: false }),
    ...ownerFields(ownership.scopes),
    dayField('published_at', {
      ...{ required: true, index: true, withTime: true },
      defaultValue: () => new Date().toISOString(),
      description: 'Published with a date to come, it is shown from then on',
    }),
  ],
};
