import { cruiseOptions, resolveOptions } from './cruise-options.ts';
import { forbiddenImports } from './forbidden-imports.ts';
import { forbiddenReachability } from './forbidden-reachability.ts';

/** For the command line: `npx depcruise --config tests/architecture/dependency-cruiser.config.mjs lib`. */
export default {
  forbidden: [...forbiddenImports, ...forbiddenReachability],
  options: {
    ...cruiseOptions,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: resolveOptions,
  },
};
