import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import type { Block } from '@/lib/engine/block';
import { fillFromExamples, storedExample } from '@/lib/engine/example-blocks';
import { storedBlockSchema } from '@/schemas/stored-block';

const root = path.resolve(import.meta.dirname, '../fixtures/blocks');

const filesOf = (type: string) => {
  const folder = path.join(root, type);
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
};

/** Stored content of one block, by the version it was written in. */
function fixturesOf(type: string) {
  return filesOf(type).map((file) => ({
    file,
    version: Number(file.split('-')[0]),
    stored: storedBlockSchema.parse(JSON.parse(readFileSync(path.join(root, type, file), 'utf8'))),
  }));
}

async function storeExample(block: Block): Promise<void> {
  const { type, version } = block;
  const example = await storedExample(block);
  mkdirSync(path.join(root, type), { recursive: true });
  writeFileSync(path.join(root, type, `${version}-example.json`), `${JSON.stringify(example, null, 2)}\n`);
}

if (process.env.UPDATE_FIXTURES) {
  for (const block of registry.all) {
    if (!fixturesOf(block.type).some(({ version }) => version === block.version)) await storeExample(block);
  }
}

it('holds fixtures of registered blocks only', () => {
  expect(readdirSync(root).filter((folder) => !registry.get(folder))).toEqual([]);
});

describe.each(registry.all)('$type', (block) => {
  const fixtures = fixturesOf(block.type);

  it('has stored content of every version it ever had', () => {
    const versions = new Set(fixtures.map(({ version }) => version));
    expect([...versions].sort((a, b) => a - b)).toEqual(
      Array.from({ length: block.version + 1 }, (_, version) => version),
    );
  });

  it.each(fixtures)('still reads $file', async ({ version, stored }) => {
    expect(stored).toMatchObject({ type: block.type, version });
    expect(block.check(stored, { severity: 'publish', supplied: block.supplied })).toEqual([]);
    const [filled = stored] = await fillFromExamples([stored], registry);
    expect(block.parse(filled)).toMatchObject({ ok: true });
  });
});

const steps = registry.all.flatMap(({ type, upgrades }) =>
  upgrades.map((upgrade, version) => ({ type, version, ...upgrade })),
);

describe.each(steps)('$type: $name', ({ type, version, up }) => {
  const contents = fixturesOf(type).filter((fixture) => fixture.version === version);

  it('is exercised by stored content of its version, and changes it', () => {
    expect(contents.length).toBeGreaterThan(0);
    for (const { stored } of contents) expect(up(stored.props)).not.toEqual(stored.props);
  });

  it('never throws, whichever prop the content left out, and leaves what it was given alone', () => {
    for (const { stored } of contents) {
      const before = JSON.stringify(stored.props);
      for (const missing of Object.keys(stored.props)) {
        const { [missing]: _, ...props } = stored.props;
        expect(() => up(props)).not.toThrow();
      }
      expect(JSON.stringify(stored.props)).toBe(before);
    }
  });
});
