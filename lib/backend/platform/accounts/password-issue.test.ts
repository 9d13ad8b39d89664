import { describe, expect, test } from 'vitest';
import { demoAccounts } from '@/lib/demo/demo-accounts';
import { passwordIssue } from './password-issue';

const grace = ['grace.sowah@meridian.example', 'Grace Sowah'];

describe('passwordIssue', () => {
  test.each([
    ['short', /at least 12 characters/],
    ['elevenchars', /at least 12 characters/],
    ['x'.repeat(201), /at most 200 characters/],
    ['graceSowah2026', /not made of your name/],
    ['Grace.Sowah@Meridian.example', /not made of your name/],
    ['meridian-grace', /not made of your name/],
    // Verbatim from lists of breached passwords.
    ['1q2w3e4r5t6y', /tried first/],
    ['Q1W2E3R4T5Y6', /tried first/],
    ['qazwsxedcrfvtgb', /tried first/],
    ['administrator', /tried first/],
    ['123456789012', /tried first/],
    ['unbelievable', /tried first/],
    // Common variations of the short ones.
    ['Password1234!', /tried first/],
    ['p@ssw0rd2026', /tried first/],
    ['qwertyqwerty12', /tried first/],
    ['iloveyou1957', /tried first/],
    ['changeme1234', /tried first/],
    ['abcdefghijklm', /tried first/],
    ['aaaaaaaaaaaaaaaaaaaa', /tried first/],
  ])('rejects %s', async (password, sentence) => {
    expect(await passwordIssue(password, grace)).toMatch(sentence);
  });

  test.each(['long enough to pass', 'x7$Kq9!vPz2m', 'fufu-on-a-sunday', 'the grace of small things'])(
    'accepts %s',
    async (password) => {
      expect(await passwordIssue(password, grace)).toBeNull();
    },
  );

  test.each(demoAccounts)(
    'accepts the password of the demo account $email',
    async ({ password, email, name }) => {
      expect(await passwordIssue(password, [email, name])).toBeNull();
    },
  );

  test('limits the computation time for long passwords', async () => {
    const startUsage = process.cpuUsage();
    for (const piece of ['aA1!', 'password', '(){}', 'é'])
      await passwordIssue(piece.repeat(200).slice(0, 200), grace);
    const { user, system } = process.cpuUsage(startUsage);
    expect((user + system) / 1000).toBeLessThan(2_000);
  });
});
