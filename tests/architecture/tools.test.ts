import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typesChecker, writeTypesProject } from '../../lib/commands/types-project';
import { isLongForm } from '../support/test-scope';
import { runTool } from './run-tool';

const biome = '@biomejs/biome/bin/biome';
const knip = 'knip/bin/knip.js';
const minutes = 60_000;

describe('the whole repository', () => {
  test('has no type error', { timeout: 15 * minutes }, async () => {
    // Incremental, except in CI, where no later run would use the build info.
    const { script, flags, env } = typesChecker;
    const once = process.env.CI ? ['--noEmit', '--incremental', 'false', '--tsBuildInfoFile', 'null'] : [];
    const args = [...flags, '--project', writeTypesProject(), ...once];
    expect(await runTool(script, args, { env })).toEqual({ code: 0, output: '' });
  });

  test('is formatted and has no lint error', { timeout: 15 * minutes }, async () => {
    const { code, output } = await runTool(biome, ['check', '--error-on-warnings', '--max-diagnostics=50']);
    expect(code, output).toBe(0);
    expect(Number(/Checked (\d+) files/.exec(output)?.[1])).toBeGreaterThan(200);
  });

  test('has no unused file, export or package', { timeout: 15 * minutes }, async () => {
    expect(await runTool(knip, ['--config', 'tests/architecture/knip.jsonc', '--no-progress'])).toEqual({
      code: 0,
      output: '',
    });
  });
});

describe('the tools report planted errors', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-tools-'));
  beforeAll(() => {
    const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
    write('package.json', JSON.stringify({ name: 'planted', dependencies: { zod: '1' } }));
    write('index.ts', "import { used } from './used';\nconsole.log(used)\n");
    write('used.ts', 'export const used: string = 1;\nexport const unused = 2;\n');
    write('dead.ts', 'export const dead = 1;\n');
    write('biome.json', '{}');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a wrong type', { skip: !isLongForm, timeout: minutes }, async () => {
    const { code, output } = await runTool(typesChecker.script, ['--noEmit', '--ignoreConfig', 'index.ts'], {
      folder,
    });
    expect(code).not.toBe(0);
    expect(output).toContain("used.ts(1,14): error TS2322: Type 'number' is not assignable to type 'string'");
  });

  test('an unformatted file', { skip: !isLongForm, timeout: minutes }, async () => {
    const { code, output } = await runTool(biome, ['check'], { folder });
    expect(code).not.toBe(0);
    expect(output).toContain('index.ts format');
  });

  test('an unused file, export and package', { skip: !isLongForm, timeout: minutes }, async () => {
    const { code, output } = await runTool(knip, ['--no-progress'], { folder });
    expect(code).not.toBe(0);
    for (const word of ['dead.ts', 'unused', 'zod']) expect(output).toContain(word);
  });
});
