import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { routesWith } from '@/lib/routes/page-slugs';
import { findTemplate } from './find-template';

/**
 * A landing page is published only below an existing template that its route and owner may use.
 * @throws ValidationError
 */
export const checkTemplate: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const page = { ...originalDoc, ...data };
  if (page._status !== 'published' || !routesWith('template_slug').includes(page.route)) return data;
  if (await findTemplate(page, req)) return data;
  const message = `There is no template with the address “${page.template_slug}”: choose one under Templates, or create it there first`;
  throw new ValidationError({ collection: 'pages', errors: [{ path: 'template_slug', message }], req });
};
