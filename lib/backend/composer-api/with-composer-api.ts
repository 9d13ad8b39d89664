import type { CollectionConfig, Endpoint, Field, UIField } from 'payload';
import { type ComposableCollection, composableCollectionSchema } from '@/schemas/composing/call-parts';
import {
  pollDraftCall,
  publishDraftCall,
  readTranslatedLanguagesCall,
  readUnpublishedChangesCall,
  resetTranslationCall,
  saveDraftCall,
} from '@/schemas/composing/drafts';
import { findNamesCall } from '@/schemas/composing/records';
import { listVersionsCall, readVersionCall } from '@/schemas/composing/versions';
import { composerPathOf } from './composer-path';
import { createEndpoint, createJsonEndpoint } from './create-endpoint';
import { conditionalResponse, readIfModified } from './documents/conditional-read';
import { listTranslatedLanguages, resetLanguage } from './documents/draft-languages';
import { isOwnRevision } from './documents/is-own-revision';
import { updatePresence } from './documents/presence';
import { publishDraft } from './documents/publish-draft';
import { readEditor } from './documents/read-editor';
import { saveOperations } from './documents/save-operations';
import { readUnpublishedChanges } from './documents/unpublished-changes';
import { listVersions, readVersion } from './documents/versions';
import { findFieldValues, type ValueCollection, valueFields } from './records/field-values';

/**
 * Adds the composer's endpoints to a collection. Collections with blocks get `/:id/composing` (read, save,
 * unpublished changes, publish, versions, languages) and links to the composer; collections whose values
 * authors choose from get `/composing/words`.
 */
export const withComposerApi = (collection: CollectionConfig): CollectionConfig =>
  withBlocks(withFieldValues(collection));

function withFieldValues(collection: CollectionConfig): CollectionConfig {
  const { slug, endpoints } = collection;
  if (!hasValueField(slug) || endpoints === false) return collection;
  return { ...collection, endpoints: [...(endpoints ?? []), fieldValuesEndpoint(slug)] };
}

const hasValueField = (slug: string): slug is ValueCollection => slug in valueFields;

const fieldValuesEndpoint = (collection: ValueCollection): Endpoint =>
  createJsonEndpoint(findNamesCall, async (req) => ({ words: await findFieldValues(collection, req) }));

function withBlocks(collection: CollectionConfig): CollectionConfig {
  const composedCollection = composableCollectionSchema.options.find((slug) => slug === collection.slug);
  const { endpoints, admin } = collection;
  if (!composedCollection || endpoints === false) return collection;
  return {
    ...collection,
    admin: {
      ...admin,
      formatDocURL: ({ doc, defaultURL, viewType }) =>
        (viewType !== 'trash' && composerPathOf(composedCollection, Number(doc.id))) || defaultURL,
      defaultColumns: [...(admin?.defaultColumns ?? []), openField.name],
      components: {
        ...admin?.components,
        edit: { PublishButton: '/composer-api/admin-ui/page-publish-button#PagePublishButton' },
      },
    },
    fields: [...collection.fields.map((field) => withTitleCell(field, admin?.useAsTitle)), openField],
    endpoints: [
      ...(endpoints ?? []),
      readEndpoint(composedCollection),
      ...draftEndpoints(composedCollection),
      ...versionEndpoints(composedCollection),
      ...languageEndpoints(composedCollection),
    ],
  };
}

/** Shows labelled placeholders in the title column. */
const withTitleCell = (field: Field, titleField: string | undefined): Field =>
  field.type === 'text' && field.name === titleField
    ? Object.assign(
        { ...field },
        { admin: { ...field.admin, components: { ...field.admin?.components, Cell } } },
      )
    : field;

const Cell = '/composer-api/admin-ui/title-cell#TitleCell';

/** List column with the link to the composer; in forms the link is next to the blocks. */
const openField: UIField = {
  name: 'compose',
  type: 'ui',
  label: 'Open',
  admin: { disableBulkEdit: true, components: { Cell: '/composer-api/admin-ui/compose-links#ComposeCell' } },
};

const readEndpoint = (collection: ComposableCollection): Endpoint =>
  createEndpoint(pollDraftCall, async (req) => {
    const id = Number(req.routeParams?.id);
    const draft = await readIfModified(collection, id, req);
    const editor = await readEditor(collection, id, req);
    // Users without write access are not listed, and do not see the blocks of drafts.
    const presentUsers = editor.mayWrite ? await updatePresence(collection, id, req) : [];
    const isOwn = await isOwnRevision(collection, id, draft, req);
    return conditionalResponse(
      { ...draft, editor, others: presentUsers, isOwnRevision: isOwn },
      req.headers.get('if-none-match'),
    );
  });

const draftEndpoints = (collection: ComposableCollection): Endpoint[] => [
  createJsonEndpoint(saveDraftCall, (req) => saveOperations(collection, req)),
  createJsonEndpoint(readUnpublishedChangesCall, (req) => readUnpublishedChanges(collection, req)),
  createJsonEndpoint(publishDraftCall, (req) => publishDraft(collection, req)),
];

const versionEndpoints = (collection: ComposableCollection): Endpoint[] => [
  createJsonEndpoint(listVersionsCall, (req) => listVersions(collection, req)),
  createJsonEndpoint(readVersionCall, (req) => readVersion(collection, req)),
];

const languageEndpoints = (collection: ComposableCollection): Endpoint[] => [
  createJsonEndpoint(readTranslatedLanguagesCall, async (req) => ({
    languages: await listTranslatedLanguages(collection, req),
  })),
  createJsonEndpoint(resetTranslationCall, (req) => resetLanguage(collection, req)),
];
