import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Module = { source: string; dependencies: readonly { resolved: string }[] };

/** Payload's import map resolves component paths relative to this folder. */
const componentRoot = 'lib/backend';
const componentPath = /(['"`])(\/[\w-]+(?:\/[\w.-]+)*)#\w+\1/g;

/**
 * The modules of `lib/backend` with Payload's component paths, such as `'/admin/forms/inputs#MoneyInput'`, as further
 * dependencies. dependency-cruiser does not follow them, since they are strings.
 */
export function withComponentPaths(baseDir: string, modules: readonly Module[]): Module[] {
  return modules.map((module) => {
    if (!/^lib\/backend\/.*\.tsx?$/.test(module.source)) return module;
    const text = readFileSync(path.join(baseDir, module.source), 'utf8');
    const components = findComponentFiles(baseDir, text).map((resolved) => ({ resolved }));
    return { source: module.source, dependencies: [...module.dependencies, ...components] };
  });
}

/** The files that the component paths in a source text name. */
function findComponentFiles(baseDir: string, text: string): string[] {
  return [...text.matchAll(componentPath)]
    .flatMap(([, , name = '']) => [`${componentRoot}${name}.tsx`, `${componentRoot}${name}.ts`])
    .filter((file) => existsSync(path.join(baseDir, file)));
}
