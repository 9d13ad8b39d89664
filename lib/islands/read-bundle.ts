import path from 'node:path';
import type { BuildResult } from 'esbuild';
import type { BundledFile } from './hash-files';

export type Bundle = { scripts: BundledFile[]; licences: { script: string; text: string }[] };

/** The bundler's output without writing it; file names are unique without their folder. */
export function readBundle({ outputFiles, metafile }: BuildResult<{ write: false; metafile: true }>): Bundle {
  const files = outputFiles.map(({ path: file, text }) => ({ file, name: path.basename(file), text }));
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return {
    scripts: scripts.map(({ file, name, text }) => {
      const imports = metafile.outputs[path.relative('.', file)]?.imports ?? [];
      const namesOf = (kind: string) =>
        imports.filter((entry) => entry.kind === kind).map((entry) => path.basename(entry.path));
      return {
        name,
        text,
        imports: namesOf('import-statement'),
        dynamicImports: namesOf('dynamic-import'),
      };
    }),
    licences: files.flatMap(({ name, text }) =>
      name.endsWith('.LEGAL.txt') ? [{ script: name.slice(0, -'.LEGAL.txt'.length), text }] : [],
    ),
  };
}
