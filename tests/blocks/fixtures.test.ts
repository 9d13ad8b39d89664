import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { resolveFromExamples } from '@/lib/engine/example-blocks';
import { storedBlockSchema } from '@/schemas/stored-block';
import {
  digestFixtures,
  editedFixtures,
  fixtureNames,
  fixturesFolder,
  readDigests,
  versionOf,
} from '../fixtures/fixture-files';
import { chosenBlocks } from '../support/chosen-blocks';

/** Stored content of one block, with the version it was written in. */
function fixturesOf(type: string) {
  return fixtureNames(type).map((file) => ({
    file,
    version: versionOf(file),
    stored: storedBlockSchema.parse(JSON.parse(readFileSync(path.join(fixturesFolder, type, file), 'utf8'))),
  }));
}

describe('stored content', () => {
  it('belongs to registered blocks only', () => {
    expect(readdirSync(fixturesFolder).filter((folder) => !registry.get(folder))).toEqual([]);
  });

  it('is unchanged: a schema that no longer accepts it needs an upgrade, not another fixture', () => {
    const hint =
      'A fixture in the repository is never edited: `git restore` it, append an upgrade to the block, and `npm run fixtures` adds a new one';
    expect(editedFixtures(), hint).toEqual([]);
  });

  it('has a recorded digest', () => {
    const digests = readDigests();
    const added = Object.keys(digestFixtures()).filter((file) => !(file in digests));
    expect(added, 'Run `npm run fixtures`, which notes what was added').toEqual([]);
  });
});

describe.each(chosenBlocks)('$type', (block) => {
  const fixtures = fixturesOf(block.type);

  it('has stored content of every version it ever had', () => {
    const versions = new Set(fixtures.map(({ version }) => version));
    const hint = `${block.type} has no stored content of every version: run \`npm run fixtures\``;
    expect(
      [...versions].sort((a, b) => a - b),
      hint,
    ).toEqual(Array.from({ length: block.version + 1 }, (_, version) => version));
  });

  it.each(fixtures)('still reads $file', async ({ version, stored }) => {
    expect(stored).toMatchObject({ type: block.type, version });
    expect(block.check(stored, { severity: 'publish', supplied: block.supplied })).toEqual([]);
    const [filled = stored] = await resolveFromExamples([stored], registry);
    expect(block.parse(filled)).toMatchObject({ ok: true });
  });
});

const steps = chosenBlocks.flatMap(({ type, upgrades }) =>
  upgrades.map((upgrade, version) => ({ type, version, ...upgrade })),
);

describe.each(steps)('$type: $name', ({ type, version, up }) => {
  const contents = fixturesOf(type).filter((fixture) => fixture.version === version);

  it('changes at least one fixture of its version', () => {
    const changed = contents.filter(({ stored }) => !isDeepStrictEqual(up(stored.props), stored.props));
    expect(changed).not.toEqual([]);
  });

  it('never throws when a prop is missing, and does not mutate its input', () => {
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
