import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serverNodeFlags } from '@/lib/commands/serve-site';

test('“npm start” runs the server with the same flags as the other commands', () => {
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(scripts.start).toBe(['node', ...serverNodeFlags, 'lib/server/serve.ts'].join(' '));
});
