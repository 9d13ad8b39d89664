import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { parseEach } from './parse-each';

test('omits an invalid item and logs its position', () => {
  const warn = vi.fn();
  expect(
    parseEach(z.object({ n: z.number() }), [{ n: 1 }, { n: 'x' }, null, { n: 2 }], 'numbers', warn),
  ).toEqual([{ n: 1 }, { n: 2 }]);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls[0]?.[0]).toMatch(/numbers: item 1 .*n/s);
});
