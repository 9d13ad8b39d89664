import type { CollectionBeforeValidateHook } from 'payload';
import { relationId } from '../relation-id';
import { findTemplate } from './find-template';

/** A new page of a template begins with its layout, and with the blocks of the page that the template names, unless it brings its own. */
export const startFromTemplate: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data?.template_slug) return data;
  const template = await findTemplate(data, req);
  if (!template) return data;
  const { blocks = [] } = data;
  const start = relationId(template.start);
  const begun = Array.isArray(blocks) && blocks.length === 0 && start !== null;
  return {
    ...data,
    layout: template.layout,
    ...(begun && { blocks: (await readStart(start, req))?.blocks ?? [] }),
  };
};

/** As it stands in its newest draft, if whoever makes the page may read that. */
const readStart = (id: number, req: Parameters<CollectionBeforeValidateHook>[0]['req']) =>
  req.payload.findByID({
    ...{ collection: 'pages', id, depth: 0, draft: true, disableErrors: true },
    select: { blocks: true },
    ...{ req, user: req.user, overrideAccess: !req.user },
  });
