import { registry } from '@/blocks/registry';

const chosen = process.env.BLOCK;

/** The blocks that contract tests look at: all, or the one that `npm run check -- TYPE` names in `BLOCK`. */
export const chosenBlocks = registry.all.filter(({ type }) => !chosen || type === chosen);
