import type { Payload, TypedUser } from 'payload';
import { dot } from './dot';

export type Network = {
  region: number;
  own: number;
  /** One of the network's, for what has to have one. */
  picture: number;
  other: number;
  users: Record<'network-admin' | 'network-editor' | 'office-editor', TypedUser>;
};

/** What landing pages of the tests stand below. */
const templates = ['spring', 'offers', 'zq', 'x'];
/** Those of the own office. */
const ownTemplates = ['fairs', 'zo'];

/** Two offices, templates and a member of staff of each role; the office editor works for `own`. */
export async function createNetwork(payload: Payload): Promise<Network> {
  await createStaff(payload);
  return findNetwork(payload);
}

/** What a backend with staff begins with (`content: 'staffed'`): all of the network but its picture, whose file would lie elsewhere. */
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

/** The network of a backend with staff, and a picture of its own for what has to have one. */
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
    file: dot(),
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

/** What an office needs at least. */
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
