import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type BundledFile, hashFiles } from './hash-files';
import { type HashedFile, importRuntime } from './integrity-imports';

const file = (
  name: string,
  text: string,
  imports: string[] = [],
  dynamicImports: string[] = [],
): BundledFile => ({
  name,
  text,
  imports,
  dynamicImports,
});
const bundle = (react: string) => [
  file(
    'video.island-AAAAAAAA.js',
    'import"./chunk-BBBBBBBB.js";import("./player-CCCCCCCC.js")',
    ['chunk-BBBBBBBB.js'],
    ['player-CCCCCCCC.js'],
  ),
  file('chunk-BBBBBBBB.js', react),
  file('player-CCCCCCCC.js', 'import"./chunk-BBBBBBBB.js";play()', ['chunk-BBBBBBBB.js']),
];
/** The digest as it appears in the table of a script. */
const digestInTable = (sealed: HashedFile | undefined) => sealed?.integrity.slice('sha256-'.length, -1);
const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('loads dynamic imports by digest, and no file that is already loaded', () => {
  const sealed = hashFiles(bundle('react()'));
  const [island, chunk, player] = [...sealed.values()];
  for (const file of sealed.values()) expect(file.integrity).toBe(digestOf(file.text));
  expect(island?.text).toContain(`$table(["${player?.name}","${digestInTable(player)}"]`);
  expect(island?.text).toMatch(/\$load\(0\)$/);
  expect([...(player?.dependencies ?? [])]).toEqual([chunk]);
});

it('adds the digests of all required files where a file is first imported', () => {
  const page = file('page.js', 'import("./video.island-AAAAAAAA.js")', [], ['video.island-AAAAAAAA.js']);
  const sealed = hashFiles(bundle('react()'));
  const list = file('list.js', '');
  const [pageFile, otherFile] = hashFiles([page, list], sealed, importRuntime).values();
  expect(otherFile?.text).toBe('');
  expect(pageFile?.text).toMatch(/^globalThis\.\$table=.*modulepreload.*;const \$load=.*\$load\(0,2\)$/);
  for (const name of ['video.island-AAAAAAAA.js', 'chunk-BBBBBBBB.js'])
    expect(pageFile?.text).toContain(`"${sealed.get(name)?.name}","${digestInTable(sealed.get(name))}"`);
  expect(pageFile?.text).not.toContain('player');
});

it('lists a file once that several imports need, in any quotes', () => {
  const both = ['a.js', 'b.js'].map((name) => file(name, `import"./c.js";${name}`, ['c.js']));
  const list = file('list.js', 'x=[import("./a.js"),import(`./b.js`)]', [], ['a.js', 'b.js']);
  const text = hashFiles([...both, file('c.js', 'c()'), list]).get('list.js')?.text ?? '';
  expect(text.match(/"c-[-\w]{8}\.js"/g)).toHaveLength(1);
  expect(text).toMatch(/x=\[\$load\(0,2\),\$load\(4,2\)\]$/);
});

it('names a file and all its importers by content', () => {
  const names = (react: string) => [...hashFiles(bundle(react)).values()].map(({ name }) => name);
  const original = names('react()');
  expect(original).toEqual(names('react()'));
  expect(original.filter((name) => names('react( )').includes(name))).toEqual([]);
  expect(original).toEqual([
    expect.stringMatching(/^video\.island-[-\w]{8}\.js$/),
    expect.stringMatching(/^chunk-[-\w]{8}\.js$/),
    expect.stringMatching(/^player-[-\w]{8}\.js$/),
  ]);
});

it('throws when an import does not have the expected form', () => {
  expect(() => hashFiles([file('a.js', 'import(nameOf("b.js"))', [], ['b.js']), file('b.js', '')])).toThrow(
    'does not write',
  );
  expect(() => hashFiles([file('a.js', 'import("./a.js")', [], ['a.js'])])).toThrow('imports itself');
});
