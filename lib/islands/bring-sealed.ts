/** Where the files are served. */
export const served = '/_next/static/islands/';

/** A script as it is served, named by its content; `needs` are all that come with it. */
export type SealedFile = { name: string; text: string; integrity: string; needs: Set<SealedFile> };

/** An import as the bundler wrote it, and the file it is of. */
type LaterImport = { written: string; file: SealedFile };

/**
 * The text with its later imports brought by digest: `import()` takes none, but runs what a preload has brought, and nothing when that was refused. Names and
 * digests stand once, in a table before the text, however many imports need a file; what brings them from there (`bringer`) is in the module of all pages alone. @param there what has come with the text itself.
 */
export function bringSealed(
  text: string,
  imports: readonly LaterImport[],
  there: ReadonlySet<SealedFile>,
): string {
  const comingWith = ({ file }: LaterImport) => [file, ...file.needs].filter((one) => !there.has(one));
  const table = [...new Set(imports.flatMap(comingWith))];
  const bring = (one: LaterImport) => `$bring(${comingWith(one).map((file) => table.indexOf(file) * 2)})`;
  const made = imports.reduce((before, one) => {
    const written = importOf(one.written);
    if (!written.test(before)) throw new Error(`The bundler does not write ${written} any more`);
    return before.replaceAll(written, () => bring(one));
  }, text);
  const files = table.flatMap(({ name, integrity }) => [name, integrity.slice(digestStart, -1)]);
  return `const $bring=$table(${JSON.stringify(files)});${made}`;
}

/** Of a module's name, in whatever quotes. */
const importOf = (name: string) =>
  new RegExp(`import\\((["'\`])\\./${name.replaceAll('.', '\\.')}\\1\\)`, 'g');

/** A digest of 32 bytes ends in one sign that fills it up. */
const digestStart = 'sha256-'.length;

/** Written before the module that comes first. Of a table it makes what brings the first of the files at these places, and what that needs. */
export const bringer = `globalThis.$table=(files)=>(...all)=>{for(const at of all)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"${served}"+files[at],integrity:"sha256-"+files[at+1]+"="}));return import("${served}"+files[all[0]])};`;
