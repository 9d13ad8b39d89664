import { describe, expect, test } from 'vitest';
import { demoAccounts } from '@/lib/demo/demo-accounts';
import { findPasswordIssue } from './password-issue';

const grace = ['grace.sowah@meridian.example', 'Grace Sowah'];

describe('findPasswordIssue', () => {
  test.each([
    ['short', /at least 12 characters/],
    ['elevenchars', /at least 12 characters/],
    ['x'.repeat(201), /at most 200 characters/],
    ['graceSowah2026', /does not contain your name/],
    ['Grace.Sowah@Meridian.example', /does not contain your name/],
    ['meridian-grace', /does not contain your name/],
    // Verbatim from lists of breached passwords.
    ['1q2w3e4r5t6y', /too common/],
    ['Q1W2E3R4T5Y6', /too common/],
    ['qazwsxedcrfvtgb', /too common/],
    ['administrator', /too common/],
    ['123456789012', /too common/],
    ['unbelievable', /too common/],
    // Common variations of the short ones.
    ['Password1234!', /too common/],
    ['p@ssw0rd2026', /too common/],
    ['qwertyqwerty12', /too common/],
    ['iloveyou1957', /too common/],
    ['changeme1234', /too common/],
    ['abcdefghijklm', /too common/],
    ['aaaaaaaaaaaaaaaaaaaa', /too common/],
  ])('rejects %s', async (password, sentence) => {
    expect(await findPasswordIssue(password, grace)).toMatch(sentence);
  });

  test.each(['long enough to pass', 'x7$Kq9!vPz2m', 'fufu-on-a-sunday', 'the grace of small things'])(
    'accepts %s',
    async (password) => {
      expect(await findPasswordIssue(password, grace)).toBeNull();
    },
  );

  test.each(demoAccounts)(
    'accepts the password of the demo account $email',
    async ({ password, email, name }) => {
      expect(await findPasswordIssue(password, [email, name])).toBeNull();
    },
  );

  test('estimates the first 64 characters of a password only', async () => {
    expect(await findPasswordIssue(`${'a'.repeat(64)}harmattan lantern 48`, grace)).toMatch(
      /^This password is too common/,
    );
    expect(await findPasswordIssue(`harmattan lantern 48${'a'.repeat(64)}`, grace)).toBeNull();
  });

  test('limits the computation time for long passwords', async () => {
    const startUsage = process.cpuUsage();
    for (const piece of ['aA1!', 'password', '(){}', 'é'])
      await findPasswordIssue(piece.repeat(200).slice(0, 200), grace);
    const { user, system } = process.cpuUsage(startUsage);
    expect((user + system) / 1000).toBeLessThan(2_000);
  });
});
