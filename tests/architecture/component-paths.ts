import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mayImport, violationOf } from './import-rules';

type Dependency = { resolved: string; couldNotResolve?: boolean };
type Module = { source: string; dependencies: readonly Dependency[] };

/** Payload's import map resolves component paths relative to this folder. */
const componentRoot = 'lib/backend';
const componentPath = /(['"`])(\/[\w-]+(?:\/[\w.-]+)*)#\w+\1/g;

/**
 * The modules of `lib/backend` with Payload's component paths, such as `'/admin/forms/inputs#MoneyInput'`, as further
 * dependencies. dependency-cruiser does not follow them, since they are strings.
 */
export function withComponentPaths(baseDir: string, modules: readonly Module[]): Module[] {
  return modules.map(({ source, dependencies }) => {
    const components = findComponentFiles(baseDir, source).map((resolved) => ({ resolved }));
    return { source, dependencies: [...dependencies, ...components] };
  });
}

/** The component paths between two folders that the table of allowed imports does not list, as `rule: from → to`. */
export function findUnlistedComponents(
  baseDir: string,
  modules: readonly Module[],
  except: RegExp,
): string[] {
  return modules
    .map(({ source }) => source)
    .filter((source) => !except.test(source))
    .flatMap((source) =>
      findComponentFiles(baseDir, source)
        .filter((component) => !mayImport(source, component))
        .map((component) => violationOf(source, component)),
    );
}

/** The files that the component paths in a module of `lib/backend` name. */
function findComponentFiles(baseDir: string, source: string): string[] {
  if (!/^lib\/backend\/.*\.tsx?$/.test(source)) return [];
  const text = readFileSync(path.join(baseDir, source), 'utf8');
  return [...text.matchAll(componentPath)]
    .flatMap(([, , name = '']) => [`${componentRoot}${name}.tsx`, `${componentRoot}${name}.ts`])
    .filter((file) => existsSync(path.join(baseDir, file)));
}
