import { type CollectionConfig, formatLabels } from 'payload';

/** Adds the heading of unsaved documents and the publish button's label to the forms of a collection. */
export function withPublishLabels(collection: CollectionConfig): CollectionConfig {
  const { admin, labels, slug, versions } = collection;
  const { singular } = { ...formatLabels(slug), ...labels };
  const singularLabel = typeof singular === 'string' ? singular.toLowerCase() : slug;
  const edit = admin?.components?.edit;
  const title = {
    path: '/composer-api/admin-ui/unsaved-document-title#UnsavedDocumentTitle',
    clientProps: { label: singularLabel },
  };
  const PublishButton =
    edit?.PublishButton ?? '/composer-api/admin-ui/record-publish-button#RecordPublishButton';
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
  const editComponents = {
    ...edit,
    beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), title],
    ...(hasDrafts && { PublishButton }),
  };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit: editComponents } } };
}
