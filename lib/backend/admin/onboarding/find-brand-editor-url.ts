import type { PayloadRequest } from 'payload';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { layoutSections } from '@/schemas/page';
import { composerPathOf } from '../../composer-api/composer-path';

type StaffContext = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };

/**
 * The composer URL of the header block that contains the network's name, logo and colours; null when there
 * is no header.
 */
export async function findBrandEditorUrl({ payload, user }: StaffContext): Promise<string | null> {
  const { docs } = await payload.find({
    ...{ collection: 'website-sections', limit: 1, depth: 0, pagination: false, sort: 'id' },
    ...{ where: { and: [networkOwned, { name: { equals: layoutSections('default').header } }] } },
    ...{ draft: true, overrideAccess: false, user },
  });
  const [header] = docs;
  if (!header) return null;
  const blocks: readonly unknown[] = header.blocks ?? [];
  const brandBlock = blocks.filter(isNode).find(({ type }) => hasPalette(type));
  return `${composerPathOf('website-sections', header.id)}${brandBlock ? `#${brandBlock.id}` : ''}`;
}

const networkOwned = { scope: { equals: 'network' } };

const hasPalette = (type: unknown): boolean =>
  typeof type === 'string' && registry.get(type)?.authored.includes('palette') === true;
