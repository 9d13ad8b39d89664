import type { CollectionConfig, Endpoint, Field, UIField } from 'payload';
import { type Composed, composedSchema } from '@/schemas/composing/composed';
import {
  followLanguageCall,
  publishDraftCall,
  readDraftCall,
  readOwnLanguagesCall,
  readUnpublishedCall,
  saveDraftCall,
} from '@/schemas/composing/drafts';
import { findWordsCall } from '@/schemas/composing/records';
import { listVersionsCall, readVersionCall } from '@/schemas/composing/versions';
import { answerUnlessKnown } from './answer-unless-known';
import { areOwnSaves } from './are-own-saves';
import { composerOf } from './composer-of';
import { endpointOf, endpointTo } from './endpoint-of';
import { findWords, type WithWords, wordFields } from './find-words';
import { followLanguage, readOwnLanguages } from './follow-language';
import { notePresence } from './note-presence';
import { publishComposing } from './publish-composing';
import { readEditor } from './read-editor';
import { readUnlessKnown } from './read-unless-known';
import { readUnpublished } from './read-unpublished';
import { listVersions, readVersion } from './read-versions';
import { saveOperations } from './save-operations';

/**
 * The collection with what the composer asks of it: with `/:id/composing`, where it has blocks, what is stored, changes of it, what of it
 * visitors do not see yet, and that they see it, what it was before, and with the way to the composer; with `/composing/words`, where blocks
 * name its records by their words.
 */
export const withComposing = (collection: CollectionConfig): CollectionConfig =>
  withBlocks(withWords(collection));

function withWords(collection: CollectionConfig): CollectionConfig {
  const { slug, endpoints } = collection;
  if (!hasWords(slug) || endpoints === false) return collection;
  return { ...collection, endpoints: [...(endpoints ?? []), words(slug)] };
}

const hasWords = (slug: string): slug is WithWords => slug in wordFields;

const words = (collection: WithWords): Endpoint =>
  endpointOf(findWordsCall, async (req) => ({ words: await findWords(collection, req) }));

function withBlocks(collection: CollectionConfig): CollectionConfig {
  const composed = composedSchema.options.find((one) => one === collection.slug);
  const { endpoints, admin } = collection;
  if (!composed || endpoints === false) return collection;
  return {
    ...collection,
    admin: {
      ...admin,
      formatDocURL: ({ doc, defaultURL, viewType }) =>
        (viewType !== 'trash' && composerOf(composed, Number(doc.id))) || defaultURL,
      defaultColumns: [...(admin?.defaultColumns ?? []), way.name],
      components: { ...admin?.components, edit: { PublishButton: '/composing/publish-page#PublishPage' } },
    },
    fields: [...collection.fields.map((field) => withPlainTitle(field, admin?.useAsTitle)), way],
    endpoints: [
      ...(endpoints ?? []),
      read(composed),
      ...changes(composed),
      ...versions(composed),
      ...languages(composed),
    ],
  };
}

/** In lists what a page is called is read in plain words. */
const withPlainTitle = (field: Field, title: string | undefined): Field =>
  field.type === 'text' && field.name === title
    ? Object.assign(
        { ...field },
        { admin: { ...field.admin, components: { ...field.admin?.components, Cell } } },
      )
    : field;

const Cell = '/composing/title-cell#TitleCell';

/** In lists alone: in the form it stands where the blocks do. */
const way: UIField = {
  name: 'compose',
  type: 'ui',
  label: 'Open',
  admin: { disableBulkEdit: true, components: { Cell: '/composing/compose-links#ComposeCell' } },
};

const read = (collection: Composed): Endpoint =>
  endpointTo(readDraftCall, async (req) => {
    const id = Number(req.routeParams?.id);
    const composing = await readUnlessKnown(collection, id, req);
    const editor = await readEditor(collection, id, req);
    // Who may only read works on nothing, and is told of no block of a draft that they do not see.
    const others = editor.mayWrite ? await notePresence(collection, id, req) : [];
    const areOwn = await areOwnSaves(collection, id, composing, req);
    return answerUnlessKnown({ ...composing, editor, others, areOwn }, req.headers.get('if-none-match'));
  });

const changes = (collection: Composed): Endpoint[] => [
  endpointOf(saveDraftCall, (req) => saveOperations(collection, req)),
  endpointOf(readUnpublishedCall, (req) => readUnpublished(collection, req)),
  endpointOf(publishDraftCall, (req) => publishComposing(collection, req)),
];

const versions = (collection: Composed): Endpoint[] => [
  endpointOf(listVersionsCall, (req) => listVersions(collection, req)),
  endpointOf(readVersionCall, (req) => readVersion(collection, req)),
];

const languages = (collection: Composed): Endpoint[] => [
  endpointOf(readOwnLanguagesCall, async (req) => ({ own: await readOwnLanguages(collection, req) })),
  endpointOf(followLanguageCall, (req) => followLanguage(collection, req)),
];
