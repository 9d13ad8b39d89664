import type { CollectionConfig } from 'payload';

/** Adds the link to the next onboarding step to the forms of a collection. */
export function withNextStep(collection: CollectionConfig): CollectionConfig {
  const { admin, slug } = collection;
  const { components } = admin ?? {};
  const step = { path: '/admin/onboarding/next-step#NextStep', serverProps: { collection: slug } };
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), step];
  const edit = { ...components?.edit, beforeDocumentControls };
  return { ...collection, admin: { ...admin, components: { ...components, edit } } };
}
