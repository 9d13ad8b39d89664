import type { CollectionConfig } from 'payload';

/** The collection, whose forms show the way to the next first step while the network begins. */
export function withNextStep(collection: CollectionConfig): CollectionConfig {
  const { admin, slug } = collection;
  const { components } = admin ?? {};
  const step = { path: '/beginning/next-step#NextStep', serverProps: { after: slug } };
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), step];
  const edit = { ...components?.edit, beforeDocumentControls };
  return { ...collection, admin: { ...admin, components: { ...components, edit } } };
}
