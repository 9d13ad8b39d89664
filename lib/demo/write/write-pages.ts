import { menus } from '../data/menus';
import { redirects } from '../data/redirects';
import { assemble } from '../pages/block';
import { pages } from '../pages/pages';
import { sections } from '../sections/sections';
import { type Ids, idOrNull, type SeedRun, writeEach } from './seed-run';

/** The composed pages by key, published. */
export function writePages({ payload, req }: SeedRun, officeIds: Ids, personIds: Ids): Promise<Ids> {
  return writeEach(
    pages,
    ({ key }) => key,
    ({ key, blocks, office, agent, layout = 'default', ...fields }) =>
      payload.create({
        collection: 'pages',
        data: {
          ...fields,
          layout,
          office: idOrNull(officeIds, office ?? null),
          agent: idOrNull(personIds, agent ?? null),
          blocks: assemble(key, blocks),
          _status: 'published',
        },
        req,
      }),
  );
}

/** The website sections, published. */
export function writeSections({ payload, req }: SeedRun, officeIds: Ids): Promise<Ids> {
  return writeEach(
    sections,
    ({ name, office }) => `${name}|${office}`,
    ({ name, office, contents, blocks }) =>
      payload.create({
        collection: 'website-sections',
        data: {
          name,
          office: idOrNull(officeIds, office),
          contents: contents.map((content) => ({ ...content })),
          blocks: assemble(office ? `${name}-${office}` : name, blocks),
          _status: 'published',
        },
        req,
      }),
  );
}

/** The menus. */
export function writeMenus({ payload, req }: SeedRun, officeIds: Ids): Promise<Ids> {
  return writeEach(
    menus,
    ({ name, office }) => `${name}|${office}`,
    ({ name, office, items }) =>
      payload.create({
        collection: 'menus',
        data: {
          name,
          office: idOrNull(officeIds, office),
          items: items.map(({ label, href, items: children = [] }) => ({ label, href, children })),
        },
        req,
      }),
  );
}

/** The redirects. */
export function writeRedirects({ payload, req }: SeedRun): Promise<Ids> {
  return writeEach(
    redirects,
    ({ from }) => from,
    (redirect) => payload.create({ collection: 'redirects', data: redirect, req }),
  );
}
