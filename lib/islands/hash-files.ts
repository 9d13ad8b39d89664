import { createHash } from 'node:crypto';
import { type HashedFile, rewriteImports } from './integrity-imports';

/** A script as the bundler wrote it, with the names of the files it imports statically and dynamically. */
export type BundledFile = { name: string; text: string; imports: string[]; dynamicImports: string[] };

/**
 * Renames the files by content hash and adds integrity checks: a browser executes none of them when a byte
 * was changed, because every dynamic import contains the digests of all files it loads.
 * @param external further imported files, by name.
 * @param banner code inserted before the first file.
 * @throws when an imported file is missing, or when static imports form a cycle.
 */
export function hashFiles(
  files: readonly BundledFile[],
  external: ReadonlyMap<string, HashedFile> = new Map(),
  banner = '',
): Map<string, HashedFile> {
  const hashed = new Map(external);
  const inProgress = new Set<string>();
  const hash = (name: string): HashedFile => {
    const existing = hashed.get(name);
    if (existing) return existing;
    const file = files.find((candidate) => candidate.name === name);
    if (!file || inProgress.has(name)) throw new Error(`${name} is missing or imports itself`);
    inProgress.add(name);
    const result = hashFile(file, hash, file === files[0] ? banner : '');
    hashed.set(name, result);
    return result;
  };
  return new Map(files.map(({ name }) => [name, hash(name)]));
}

function hashFile(
  { name, text, imports, dynamicImports }: BundledFile,
  hash: (name: string) => HashedFile,
  banner: string,
) {
  const dependencies = new Set(imports.map(hash).flatMap((file) => [file, ...file.dependencies]));
  const withNames = imports.reduce(
    (current, specifier) => current.replaceAll(specifier, hash(specifier).name),
    text,
  );
  const resolvedImports = dynamicImports.map((specifier) => ({ specifier, file: hash(specifier) }));
  const code =
    banner +
    (resolvedImports.length > 0 ? rewriteImports(withNames, resolvedImports, dependencies) : withNames);
  const digest = createHash('sha256').update(code).digest();
  const shortHash = digest.toString('base64url').slice(0, 8);
  return {
    name: name.replace(/(-\w+)?\.js$/, `-${shortHash}.js`),
    text: code,
    integrity: `sha256-${digest.toString('base64')}`,
    dependencies,
  };
}
