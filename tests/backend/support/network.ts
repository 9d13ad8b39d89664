import type { Payload, TypedUser } from 'payload';
import { pixelImage } from './pixel-image';

export type Network = {
  region: number;
  own: number;
  /** A picture of the network, for documents that require one. */
  picture: number;
  other: number;
  users: Record<'network-admin' | 'network-editor' | 'office-editor', TypedUser>;
};

/** The template of landing pages in tests. */
const templates = ['spring', 'offers', 'zq', 'x'];
/** The own office's. */
const ownTemplates = ['fairs', 'zo'];

/** Two offices, templates and a staff member of each role; the office editor works for `own`. */
export async function createNetwork(payload: Payload): Promise<Network> {
  await createStaff(payload);
  return findNetwork(payload);
}

/**
 * Seeds a backend with staff (`content: 'staffed'`): the full network except for its picture, whose file
 * would be in another folder.
 */
export async function createStaff(payload: Payload): Promise<void> {
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Greater Accra', slug: 'greater-accra', code: 'GH-AA', latitude: 5.55, longitude: -0.19 },
  });
  const office = async (slug: string) =>
    (await payload.create({ collection: 'offices', data: officeData(region.id, slug) })).id;
  const own = await office('osu');
  await office('tema');
  for (const slug of templates)
    await payload.create({
      collection: 'templates',
      data: { name: 'Marketing Landing Page', slug, layout: 'logo', scope: 'network' },
    });
  for (const slug of ownTemplates)
    await payload.create({
      collection: 'templates',
      data: { name: 'Fair', slug, layout: 'logo', scope: 'office', office: own },
    });
  for (const role of ['network-admin', 'network-editor', 'office-editor'] as const) {
    const data = { name: role, email: `${role}@example.com`, password: 'long enough to pass', role };
    await payload.create({
      collection: 'staff',
      data: { ...data, offices: role === 'office-editor' ? [own] : [] },
    });
  }
}

/** The network of a backend with staff, and a picture for documents that require one. */
export async function findNetwork(payload: Payload): Promise<Network> {
  const idOf = async (collection: 'regions' | 'offices', slug: string) => {
    const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 });
    if (!docs[0]) throw new Error(`There is no ${slug} in ${collection}: is the backend one with staff?`);
    return docs[0].id;
  };
  const account = async (role: keyof Network['users']): Promise<TypedUser> => {
    const { docs } = await payload.find({ collection: 'staff', where: { role: { equals: role } }, depth: 0 });
    if (!docs[0]) throw new Error(`There is no ${role}`);
    return { ...docs[0], collection: 'staff' };
  };
  const { id: picture } = await payload.create({
    collection: 'media',
    data: { alt: 'A dot', scope: 'network' },
    file: pixelImage(),
  });
  return {
    region: await idOf('regions', 'greater-accra'),
    picture,
    own: await idOf('offices', 'osu'),
    other: await idOf('offices', 'tema'),
    users: {
      'network-admin': await account('network-admin'),
      'network-editor': await account('network-editor'),
      'office-editor': await account('office-editor'),
    },
  };
}

/** The required fields of an office. */
export function officeData(region: number, slug: string) {
  return {
    name: slug,
    slug,
    status: 'Active' as const,
    tribe_types: ['office' as const],
    locality: 'Accra',
    region,
    country: 'GH' as const,
    latitude: 5.55,
    longitude: -0.18,
  };
}
