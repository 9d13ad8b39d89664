import { afterEach, beforeEach } from 'vitest';

/**
 * A warning or an error on the console fails the test that caused it. A test that expects one mocks
 * the method with `vi.spyOn(console, 'warn').mockImplementation(…)`.
 */
const unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    unexpected.push(`console.${method}: ${parts.map(String).join(' ')}`);
  };
}

beforeEach(() => {
  unexpected.length = 0;
});

afterEach(() => {
  const lines = unexpected.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected output\n${lines.join('\n')}`);
});
