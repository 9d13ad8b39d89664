import { describe, expect, test } from 'vitest';
import { demoAccounts } from '@/lib/demo/demo-accounts';
import { passwordFault } from './password-fault';

const grace = ['grace.sowah@meridian.example', 'Grace Sowah'];

describe('a password', () => {
  test.each([
    ['short', /at least 12 characters/],
    ['elevenchars', /at least 12 characters/],
    ['x'.repeat(201), /at most 200 characters/],
    ['graceSowah2026', /not made of your name/],
    ['Grace.Sowah@Meridian.example', /not made of your name/],
    ['meridian-grace', /not made of your name/],
    // Out of breached lists as they are.
    ['1q2w3e4r5t6y', /tried first/],
    ['Q1W2E3R4T5Y6', /tried first/],
    ['qazwsxedcrfvtgb', /tried first/],
    ['administrator', /tried first/],
    ['123456789012', /tried first/],
    ['unbelievable', /tried first/],
    // And what people make of the short ones in them.
    ['Password1234!', /tried first/],
    ['p@ssw0rd2026', /tried first/],
    ['qwertyqwerty12', /tried first/],
    ['iloveyou1957', /tried first/],
    ['changeme1234', /tried first/],
    ['abcdefghijklm', /tried first/],
    ['aaaaaaaaaaaaaaaaaaaa', /tried first/],
  ])('%s is refused', async (password, sentence) => {
    expect(await passwordFault(password, grace)).toMatch(sentence);
  });

  test.each(['long enough to pass', 'x7$Kq9!vPz2m', 'fufu-on-a-sunday', 'the grace of small things'])(
    '%s is taken',
    async (password) => {
      expect(await passwordFault(password, grace)).toBeNull();
    },
  );

  test.each(demoAccounts)('of the demonstration ($email) is taken', async ({ password, email, name }) => {
    expect(await passwordFault(password, [email, name])).toBeNull();
  });

  test('of any length costs little', async () => {
    const before = process.cpuUsage();
    for (const piece of ['aA1!', 'password', '(){}', 'é'])
      await passwordFault(piece.repeat(200).slice(0, 200), grace);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2_000);
  });
});
