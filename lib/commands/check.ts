import { existsSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './run-node.ts';
import { typesChecker, writeTypesProject } from './types-project.ts';

/**
 * `npm run check -- price-band`: checks one block without a build: its contract, stories, bindings, types,
 * lint, import rules and the rules for views. Without a name: checks all blocks.
 */
async function main(block: string | undefined): Promise<void> {
  const start = performance.now();
  if (block && !existsSync(path.join('blocks', block)))
    return finish(1, `The block "${block}" does not exist. Create it with: npm run new:block ${block}`);
  const codes = await Promise.all([checkTypes(block), checkLint(block), runTests(block)]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const passed = codes.every((code) => code === 0);
  finish(passed ? 0 : 1, `${block ?? 'Every block'} ${passed ? 'passes' : 'does not pass'} (${seconds} s).`);
}

const checkTypes = (block: string | undefined) => {
  const { script, flags, env } = typesChecker;
  return runTool(script, [...flags, '--project', writeTypesProject(block)], env);
};

const checkLint = (block: string | undefined) => {
  const paths = [blockFolder(block), 'blocks/definitions.ts', 'adapters', 'schemas/bindings'];
  return runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...paths]);
};

const contract = ['registration', 'example', 'contradictions', 'stories', 'corrupt-input', 'fixtures'];
const rules = ['import-rules', 'view-rules'];
/** The adapter tests that apply to every block; without a block, all adapter tests run. */
const bindings = ['bindings', 'supplies'].map((name) => `tests/adapters/${name}.test`);

function runTests(block: string | undefined): Promise<number> {
  const files = [
    ...contract.map((name) => `tests/blocks/${name}.test`),
    ...rules.map((name) => `tests/architecture/${name}.test`),
    ...(block ? bindings : ['tests/adapters/']),
    blockFolder(block),
  ];
  const run = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--reporter=minimal'];
  // The few files import the same modules: a second process would import them again, and the type check
  // needs a core.
  if (block) return runTool('vitest/vitest.mjs', [...run, '--maxWorkers=1', ...files], { BLOCK: block });
  return runTool('vitest/vitest.mjs', [...run, ...files]);
}

const blockFolder = (block: string | undefined) => (block ? `blocks/${block}/` : 'blocks/');

/** Runs a tool's own script; prints its output only when it fails. */
function runTool(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return runNode([path.join('node_modules', script), ...args], { env, quiet: true });
}

function finish(code: number, message: string): void {
  process.exitCode = code;
  (code === 0 ? console.log : console.error)(message);
}

await main(process.argv[2]);
