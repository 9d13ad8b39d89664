import { createHash } from 'node:crypto';
import { bringSealed, type SealedFile } from './bring-sealed';

/** A script as the bundler wrote it, with the names of those it imports: at once, and when it runs so far. */
export type BundledFile = { name: string; text: string; imports: string[]; laterImports: string[] };

/**
 * The files by the names the bundler gave them, so made that a browser runs none of them when a byte was changed on its
 * way: what imports a file later names the digests of all that come with it.
 * @param known what they import besides, by its name. @param before stands before the text of the first. @throws when they import each other in a circle.
 */
export function sealFiles(
  files: readonly BundledFile[],
  known: ReadonlyMap<string, SealedFile> = new Map(),
  before = '',
): Map<string, SealedFile> {
  const sealed = new Map(known);
  const open = new Set<string>();
  const seal = (name: string): SealedFile => {
    const done = sealed.get(name);
    if (done) return done;
    const file = files.find((one) => one.name === name);
    if (!file || open.has(name)) throw new Error(`${name} is not there, or imports itself`);
    open.add(name);
    const made = sealFile(file, seal, file === files[0] ? before : '');
    sealed.set(name, made);
    return made;
  };
  return new Map(files.map(({ name }) => [name, seal(name)]));
}

function sealFile(
  { name, text, imports, laterImports }: BundledFile,
  seal: (name: string) => SealedFile,
  before: string,
) {
  const needs = new Set(imports.map(seal).flatMap((file) => [file, ...file.needs]));
  const withNames = imports.reduce((made, one) => made.replaceAll(one, seal(one).name), text);
  const later = laterImports.map((one) => ({ written: one, file: seal(one) }));
  const made = before + (later.length > 0 ? bringSealed(withNames, later, needs) : withNames);
  const digest = createHash('sha256').update(made).digest();
  const mark = digest.toString('base64url').slice(0, 8);
  return {
    name: name.replace(/(-\w+)?\.js$/, `-${mark}.js`),
    text: made,
    integrity: `sha256-${digest.toString('base64')}`,
    needs,
  };
}
