import { expect, test, vi } from 'vitest';
import { type ReadinessCheck, readReadiness } from './readiness';

const check = (name: string, findIssue: ReadinessCheck['findIssue']): ReadinessCheck => ({ name, findIssue });
const good = check('good', async () => null);

test('readiness › is ready when all checks pass', async () => {
  expect(await readReadiness([good])).toEqual({ ready: true, issues: [] });
});

test('readiness › lists every failed check, including those that throw or time out', async () => {
  vi.useFakeTimers();
  const reading = readReadiness([
    check('bad', async () => 'It is broken.'),
    good,
    check('thrown', async () => {
      throw new Error('connect ECONNREFUSED 10.0.0.5:5432');
    }),
    check('silent', () => new Promise(() => {})),
  ]);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(await reading).toEqual({
    ready: false,
    issues: [
      { check: 'bad', issue: 'It is broken.' },
      { check: 'thrown', issue: 'The check failed; see the log.' },
      { check: 'silent', issue: 'No response within two seconds.' },
    ],
  });
});
