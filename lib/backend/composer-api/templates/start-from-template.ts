import type { CollectionBeforeValidateHook } from 'payload';
import { relationId } from '../../relation-id';
import { findTemplate } from './find-template';

/**
 * Copies the template's layout into a new page, and the blocks of the template's start page unless the page has
 * blocks of its own.
 */
export const startFromTemplate: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data?.template_slug) return data;
  const template = await findTemplate(data, req);
  if (!template) return data;
  const { blocks = [] } = data;
  const start = relationId(template.start);
  const copiesBlocks = Array.isArray(blocks) && blocks.length === 0 && start !== null;
  return {
    ...data,
    layout: template.layout,
    ...(copiesBlocks && { blocks: (await readStartPage(start, req))?.blocks ?? [] }),
  };
};

/** Reads the newest draft, if the user may read it. */
const readStartPage = (id: number, req: Parameters<CollectionBeforeValidateHook>[0]['req']) =>
  req.payload.findByID({
    ...{ collection: 'pages', id, depth: 0, draft: true, disableErrors: true },
    select: { blocks: true },
    ...{ req, user: req.user, overrideAccess: !req.user },
  });
