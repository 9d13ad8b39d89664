import { cruiseOptions, resolveOptions } from './cruise-options.ts';
import { forbiddenArrows } from './forbidden-arrows.ts';
import { forbiddenReaches } from './forbidden-reaches.ts';

/** For drawing and looking by hand: `npx depcruise --config tests/architecture/dependency-cruiser.config.mjs lib`. */
export default {
  forbidden: [...forbiddenArrows, ...forbiddenReaches],
  options: {
    ...cruiseOptions,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: resolveOptions,
  },
};
