import { type CollectionConfig, formatLabels } from 'payload';

/** Adds the heading of unsaved documents and the publish button's label to the forms of a collection. */
export function withPublishLabels(collection: CollectionConfig): CollectionConfig {
  const { admin, labels, slug, versions } = collection;
  const { singular } = { ...formatLabels(slug), ...labels };
  const one = typeof singular === 'string' ? singular.toLowerCase() : slug;
  const edit = admin?.components?.edit;
  const title = { path: '/composer-api/admin-ui/new-title#NewTitle', clientProps: { label: one } };
  const PublishButton = edit?.PublishButton ?? '/composer-api/admin-ui/publish-record#PublishRecord';
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
  const own = {
    ...edit,
    beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), title],
    ...(hasDrafts && { PublishButton }),
  };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit: own } } };
}
