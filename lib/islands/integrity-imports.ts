/** Path under which the files are served. */
export const servedPath = '/_next/static/islands/';

/** A script as it is served, named by its content hash; `dependencies` are all files loaded with it. */
export type HashedFile = { name: string; text: string; integrity: string; dependencies: Set<HashedFile> };

/** A dynamic import as the bundler wrote it, and the file it refers to. */
type DynamicImport = { specifier: string; file: HashedFile };

/**
 * Rewrites dynamic imports so that the files are verified by digest: `import()` takes no integrity, but it
 * uses what a preload loaded and fails when the preload was rejected. Names and digests appear once, in a
 * table before the text, however many imports need a file; the loader for the table (`importRuntime`) is
 * only in the module of all pages.
 * @param loaded files that are already loaded with the text itself.
 */
export function rewriteImports(
  text: string,
  imports: readonly DynamicImport[],
  loaded: ReadonlySet<HashedFile>,
): string {
  const filesOf = ({ file }: DynamicImport) =>
    [file, ...file.dependencies].filter((file) => !loaded.has(file));
  const table = [...new Set(imports.flatMap(filesOf))];
  const loadCall = (dynamicImport: DynamicImport) =>
    `$load(${filesOf(dynamicImport).map((file) => table.indexOf(file) * 2)})`;
  const rewritten = imports.reduce((current, dynamicImport) => {
    const pattern = importPattern(dynamicImport.specifier);
    if (!pattern.test(current)) throw new Error(`The bundler does not write ${pattern} any more`);
    return current.replaceAll(pattern, () => loadCall(dynamicImport));
  }, text);
  const files = table.flatMap(({ name, integrity }) => [name, integrity.slice(DIGEST_START, -1)]);
  return `const $load=$table(${JSON.stringify(files)});${rewritten}`;
}

/** The import of a module, in any quotes. */
const importPattern = (name: string) =>
  new RegExp(`import\\((["'\`])\\./${name.replaceAll('.', '\\.')}\\1\\)`, 'g');

/** A digest of 32 bytes ends with one padding character. */
const DIGEST_START = 'sha256-'.length;

/**
 * Prepended to the module that loads first. From a table it creates the function that preloads the files at
 * these indices and imports the first of them.
 */
export const importRuntime = `globalThis.$table=(files)=>(...all)=>{for(const at of all)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"${servedPath}"+files[at],integrity:"sha256-"+files[at+1]+"="}));return import("${servedPath}"+files[all[0]])};`;
