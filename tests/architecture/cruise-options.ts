/** Options of dependency-cruiser: type imports count like value imports; packages are resolved by their `exports`. */
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
