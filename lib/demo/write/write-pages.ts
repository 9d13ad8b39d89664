import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { redirects } from '../data/redirects';
import { templates } from '../data/templates';
import { assemble } from '../pages/block';
import { pages } from '../pages/pages';
import { sections } from '../sections/sections';
import type { createReferrer } from './create-referrer';
import { type Ids, idOf, idOrNull, type SeedRun, writeEach } from './seed-run';

type Referrer = ReturnType<typeof createReferrer>;

/**
 * Writes all composed pages without their blocks, which refer to other pages by id; returns their ids by
 * key.
 */
export function writePages({ payload, req }: SeedRun, officeIds: Ids, personIds: Ids): Promise<Ids> {
  return writeEach(
    pages,
    ({ key }) => key,
    ({ key, blocks: _later, office, agent, layout = 'default', ...fields }) =>
      payload.create({
        collection: 'pages',
        data: {
          ...fields,
          layout,
          ...(agent
            ? { scope: 'agent' as const, agent: idOf(personIds, agent) }
            : toOwnerFields(idOrNull(officeIds, office ?? null))),
          blocks: [],
          _status: 'published',
        },
        req,
      }),
  );
}

/** Writes the blocks of every page. */
export async function writePageBlocks({ payload, req }: SeedRun, ids: Ids, refer: Referrer): Promise<void> {
  for (const { key, blocks } of pages) {
    const data = { blocks: refer(assemble(key, blocks)), _status: 'published' as const };
    await payload.update({ collection: 'pages', id: idOf(ids, key), data, req });
  }
}

/** Writes and publishes the website sections. */
export function writeSections({ payload, req }: SeedRun, officeIds: Ids, refer: Referrer): Promise<Ids> {
  return writeEach(
    sections,
    ({ name, office }) => `${name}|${office}`,
    ({ name, office, contents, blocks }) =>
      payload.create({
        collection: 'website-sections',
        data: {
          name,
          ...toOwnerFields(idOrNull(officeIds, office)),
          contents: contents.map((content) => ({ ...content })),
          blocks: refer(assemble(office ? `${name}-${office}` : name, blocks)),
          _status: 'published',
        },
        req,
      }),
  );
}

/** Writes the templates, before the pages below them. */
export function writeTemplates({ payload, req }: SeedRun, officeIds: Ids): Promise<Ids> {
  return writeEach(
    templates,
    ({ slug }) => slug,
    ({ name, slug, office }) =>
      payload.create({
        collection: 'templates',
        data: { name, slug, layout: 'logo', ...toOwnerFields(idOrNull(officeIds, office)) },
        req,
      }),
  );
}

/** Sets the page that each template starts with. */
export async function writeTemplateStarts({ payload, req }: SeedRun, ids: Ids, pageIds: Ids): Promise<void> {
  for (const { slug, start } of templates)
    await payload.update({
      collection: 'templates',
      id: idOf(ids, slug),
      data: { start: idOf(pageIds, start) },
      req,
    });
}

/** Writes the redirects. */
export function writeRedirects({ payload, req }: SeedRun): Promise<Ids> {
  return writeEach(
    redirects,
    ({ from }) => from,
    (redirect) =>
      payload.create({ collection: 'redirects', data: { ...redirect, ...toOwnerFields(null) }, req }),
  );
}
