import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { bringer, type SealedFile } from './bring-sealed';
import { type BundledFile, sealFiles } from './seal-files';

const file = (
  name: string,
  text: string,
  imports: string[] = [],
  laterImports: string[] = [],
): BundledFile => ({
  name,
  text,
  imports,
  laterImports,
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
/** As it stands in the table of a script that brings it. */
const digestIn = (sealed: SealedFile | undefined) => sealed?.integrity.slice('sha256-'.length, -1);
const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('has what is imported later come by its digest, and what is there already no second time', () => {
  const sealed = sealFiles(bundle('react()'));
  const [island, chunk, player] = [...sealed.values()];
  for (const one of sealed.values()) expect(one.integrity).toBe(digestOf(one.text));
  expect(island?.text).toContain(`$table(["${player?.name}","${digestIn(player)}"]`);
  expect(island?.text).toMatch(/\$bring\(0\)$/);
  expect([...(player?.needs ?? [])]).toEqual([chunk]);
});

it('has the digests come from where it is imported first, and of all that is needed there', () => {
  const page = file('page.js', 'import("./video.island-AAAAAAAA.js")', [], ['video.island-AAAAAAAA.js']);
  const sealed = sealFiles(bundle('react()'));
  const list = file('list.js', '');
  const [made, other] = sealFiles([page, list], sealed, bringer).values();
  expect(other?.text).toBe('');
  expect(made?.text).toMatch(/^globalThis\.\$table=.*modulepreload.*;const \$bring=.*\$bring\(0,2\)$/);
  for (const name of ['video.island-AAAAAAAA.js', 'chunk-BBBBBBBB.js'])
    expect(made?.text).toContain(`"${sealed.get(name)?.name}","${digestIn(sealed.get(name))}"`);
  expect(made?.text).not.toContain('player');
});

it('names a file once that several imports need, whatever quotes they are in', () => {
  const both = ['a.js', 'b.js'].map((name) => file(name, `import"./c.js";${name}`, ['c.js']));
  const list = file('list.js', 'x=[import("./a.js"),import(`./b.js`)]', [], ['a.js', 'b.js']);
  const made = sealFiles([...both, file('c.js', 'c()'), list]).get('list.js')?.text ?? '';
  expect(made.match(/"c-[-\w]{8}\.js"/g)).toHaveLength(1);
  expect(made).toMatch(/x=\[\$bring\(0,2\),\$bring\(4,2\)\]$/);
});

it('names a file by its content, and so all that import it', () => {
  const names = (react: string) => [...sealFiles(bundle(react)).values()].map(({ name }) => name);
  const before = names('react()');
  expect(before).toEqual(names('react()'));
  expect(before.filter((name) => names('react( )').includes(name))).toEqual([]);
  expect(before).toEqual([
    expect.stringMatching(/^video\.island-[-\w]{8}\.js$/),
    expect.stringMatching(/^chunk-[-\w]{8}\.js$/),
    expect.stringMatching(/^player-[-\w]{8}\.js$/),
  ]);
});

it('fails where an import is not as it was written before', () => {
  expect(() => sealFiles([file('a.js', 'import(nameOf("b.js"))', [], ['b.js']), file('b.js', '')])).toThrow(
    'does not write',
  );
  expect(() => sealFiles([file('a.js', 'import("./a.js")', [], ['a.js'])])).toThrow('imports itself');
});
