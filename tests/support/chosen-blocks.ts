import { registry } from '@/blocks/registry';

const chosen = process.env.BLOCK;

/** The blocks under contract test: all, or the one that `npm run check -- TYPE` passes in `BLOCK`. */
export const chosenBlocks = registry.all.filter(({ type }) => !chosen || type === chosen);
