import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addToDefinitions, blockFiles, blockNamesOf } from './block-template.ts';
import { runNode } from './run-node.ts';

const definitions = path.join('blocks', 'definitions.ts');

/**
 * `npm run new:block price-band`: creates the files of a block that passes all checks, its entry in the
 * definitions and its stored fixture.
 */
async function main(type: string): Promise<void> {
  const names = blockNamesOf(type, readdirSync('blocks'));
  const folder = path.join('blocks', names.type);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(blockFiles(names))) writeFileSync(path.join(folder, file), text);
  writeFileSync(definitions, addToDefinitions(readFileSync(definitions, 'utf8'), names));
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', folder, definitions];
  await run(biome);
  await run(['--import', 'tsx', 'tests/fixtures/store-fixtures.ts']);
  console.log(
    `${folder} has been created. View it with: npm run stories\nCheck it with: npm run check -- ${names.type}`,
  );
}

async function run(args: readonly string[]): Promise<void> {
  const code = await runNode(args, { quiet: true });
  if (code !== 0) throw new Error('The new block does not pass: see above.');
}

await main(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
