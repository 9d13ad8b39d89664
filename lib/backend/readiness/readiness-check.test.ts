import { expect, test, vi } from 'vitest';
import { type ReadinessCheck, readReadiness } from './readiness-check';

const check = (name: string, findFault: ReadinessCheck['findFault']): ReadinessCheck => ({ name, findFault });
const good = check('good', async () => null);

test('is ready when nothing is wrong', async () => {
  expect(await readReadiness([good])).toEqual({ ready: true, faults: [] });
});

test('names all that is wrong, what throws and what never answers too', async () => {
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
    faults: [
      { check: 'bad', fault: 'It is broken.' },
      { check: 'thrown', fault: 'Could not be looked at; the log says more.' },
      { check: 'silent', fault: 'No answer within two seconds.' },
    ],
  });
});
