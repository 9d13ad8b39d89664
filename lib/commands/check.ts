import { existsSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './run-node.ts';
import { typesChecker } from './types-checker.ts';
import { writeTypesProject } from './write-types-project.ts';

/**
 * `npm run check -- price-band`: what a change of one block has to pass, without a build: its contract, its stories,
 * its bindings, types, lint, arrows and the rules for views. Without a name: the same for all blocks.
 */
async function main(block: string | undefined): Promise<void> {
  const start = performance.now();
  if (block && !existsSync(path.join('blocks', block)))
    return end(1, `There is no block "${block}". To make it: npm run new:block ${block}`);
  const codes = await Promise.all([checkTypes(block), checkLint(block), runTests(block)]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const passed = codes.every((code) => code === 0);
  end(passed ? 0 : 1, `${block ?? 'Every block'} ${passed ? 'passes' : 'does not pass'} (${seconds} s).`);
}

const checkTypes = (block: string | undefined) => {
  const { script, flags, env } = typesChecker;
  return runTool(script, [...flags, '--project', writeTypesProject(block)], env);
};

const checkLint = (block: string | undefined) => {
  const places = [placeOf(block), 'blocks/definitions.ts', 'adapters', 'schemas/bindings'];
  return runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...places]);
};

const contract = ['registration', 'example', 'contradictions', 'stories', 'corrupt-input', 'fixtures'];
const rules = ['arrows', 'view-rules'];
/** What adapters do whatever the block is looked at with all of them. */
const bindings = ['bindings', 'supplies'].map((name) => `tests/adapters/${name}.test`);

function runTests(block: string | undefined): Promise<number> {
  const files = [
    ...contract.map((name) => `tests/blocks/${name}.test`),
    ...rules.map((name) => `tests/architecture/${name}.test`),
    ...(block ? bindings : ['tests/adapters/']),
    placeOf(block),
  ];
  const run = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--reporter=minimal'];
  // Few files that import the same: a second process would import it again, and the types need a core.
  if (block) return runTool('vitest/vitest.mjs', [...run, '--maxWorkers=1', ...files], { BLOCK: block });
  return runTool('vitest/vitest.mjs', [...run, ...files]);
}

const placeOf = (block: string | undefined) => (block ? `blocks/${block}/` : 'blocks/');

/** Runs a tool's own script; what it says is shown when it finds something. */
function runTool(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return runNode([path.join('node_modules', script), ...args], { env, quiet: true });
}

function end(code: number, line: string): void {
  process.exitCode = code;
  (code === 0 ? console.log : console.error)(line);
}

await main(process.argv[2]);
