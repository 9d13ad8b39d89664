import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const calls = globSync('lib/backend/contract/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/payload\s*\.\s*(\w+)\(([^;]*)/g)].map((call) => ({
    file,
    method: call[1],
    text: call[0],
  })),
);

it('contract resolvers › read only what the public may read', () => {
  expect(calls.length).toBeGreaterThanOrEqual(3);
  for (const { file, method, text } of calls) {
    expect(['find', 'count'], `${file} calls payload.${method}`).toContain(method);
    expect(text, file).toContain('overrideAccess: false');
    if (method === 'find') expect(text, file).toContain('depth: 0');
  }
});
