/** How imports are followed: types count like values, and packages say by `exports` what they offer. */
export const cruiseOptions = {
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(\\.next|\\.data|storybook-static)/|importMap\\.js$' },
};

export const resolveOptions = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'require', 'node', 'default', 'types'],
};
