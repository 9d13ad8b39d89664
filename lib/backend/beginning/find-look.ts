import type { PayloadRequest } from 'payload';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { frameSections } from '@/schemas/page';
import { composerOf } from '../composing/composer-of';

type Asking = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };

/** Where the network's name, logo and colours are changed: the composer, at the block of the header that has them. Null before there is one. */
export async function findLook({ payload, user }: Asking): Promise<string | null> {
  const { docs } = await payload.find({
    ...{ collection: 'website-sections', limit: 1, depth: 0, pagination: false, sort: 'id' },
    ...{ where: { and: [ofNetwork, { name: { equals: frameSections('default').header } }] } },
    ...{ draft: true, overrideAccess: false, user },
  });
  const [header] = docs;
  if (!header) return null;
  const blocks: readonly unknown[] = header.blocks ?? [];
  const look = blocks.filter(isNode).find(({ type }) => hasColours(type));
  return `${composerOf('website-sections', header.id)}${look ? `#${look.id}` : ''}`;
}

const ofNetwork = { scope: { equals: 'network' } };

const hasColours = (type: unknown): boolean =>
  typeof type === 'string' && registry.get(type)?.authored.includes('palette') === true;
