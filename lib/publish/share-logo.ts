import { registry } from '@/blocks/registry';
import { type Picture, pictureSchema } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';

/** The first logo chosen in one of these blocks. */
export function findLogo(blocks: readonly StoredBlock[]): Picture | null {
  for (const { props } of blocks) {
    const chosen = pictureSchema.safeParse(props.logo);
    if (chosen.success) return chosen.data;
  }
  return null;
}

/** The blocks with a shared logo: those that display a logo and have none of their own get this one. */
export const shareLogo = (blocks: readonly StoredBlock[], logo: Picture | null): StoredBlock[] =>
  blocks.map((block) =>
    logo && hasLogoProp(block) && !block.props.logo
      ? { ...block, props: { ...block.props, logo: { ...logo } } }
      : block,
  );

function hasLogoProp({ type }: StoredBlock): boolean {
  const block = registry.get(type);
  return block !== undefined && [...block.authored, ...block.supplied].includes('logo');
}
