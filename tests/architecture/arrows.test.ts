import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cruised, cruiseHouse } from './cruise-house';

test('every import of the house goes where it may', async () => {
  const { modules, violations } = await cruiseHouse(
    process.cwd(),
    cruised.filter((entry) => existsSync(entry)),
  );
  expect(violations).toEqual([]);
  expect(modules).toBeGreaterThan(200);
});
