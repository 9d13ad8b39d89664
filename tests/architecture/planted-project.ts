import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const packages = ['zod', 'payload', 'framer-motion', '@apollo/client', 'next/link', 'fast-check'];

/** Absolute paths, because dependency-cruiser resolves relative ones from the current folder. */
const settings = (root: string) => ({
  'tsconfig.json': {
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', paths: { '@/*': [`${root}/*`] } },
  },
  'package.json': {
    dependencies: { zod: '1', payload: '1', next: '1' },
    devDependencies: { 'fast-check': '1' },
  },
});

/**
 * Writes a small project whose files have the given imports to a new temporary folder. A target such as
 * `/admin/planted#Planted` is a component path of Payload, written as a string.
 * @returns the path of the folder.
 */
export function writePlantedProject(imports: Readonly<Record<string, readonly string[]>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'tessera-planted-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, content] of Object.entries(settings(root))) write(file, JSON.stringify(content));
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'export const x = 1;');
  }
  const targets = Object.values(imports)
    .flat()
    .filter((target) => target.startsWith('@/'));
  for (const target of targets) write(target.slice(2), 'export const x = 1;');
  for (const [file, wanted] of Object.entries(imports)) write(file, source(wanted));
  return root;
}

const isComponentPath = (target: string) => target.includes('#');

function source(wanted: readonly string[]): string {
  const imports = wanted.filter((target) => !isComponentPath(target));
  const components = wanted.filter(isComponentPath).map((target) => `'${target}'`);
  return [
    ...imports.map((target, at) => `import { x as x${at} } from '${target.replace(/\.tsx?$/, '')}';`),
    `export const x = [${[...imports.map((_, at) => `x${at}`), ...components]}];`,
  ].join('\n');
}
