import { type CollectionConfig, formatLabels } from 'payload';

/** The collection, whose forms tell what is new: in their heading, and on the button that publishes. */
export function withNewWords(collection: CollectionConfig): CollectionConfig {
  const { admin, labels, slug, versions } = collection;
  const { singular } = { ...formatLabels(slug), ...labels };
  const one = typeof singular === 'string' ? singular.toLowerCase() : slug;
  const edit = admin?.components?.edit;
  const title = { path: '/creation/new-title#NewTitle', clientProps: { one } };
  const PublishButton = edit?.PublishButton ?? '/creation/publish-record#PublishRecord';
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
  const own = {
    ...edit,
    beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), title],
    ...(hasDrafts && { PublishButton }),
  };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit: own } } };
}
