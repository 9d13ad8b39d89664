import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@/schemas/forms/form-fields';

/** Minimum length of the password after removing the parts of the owner's name and address. */
const MIN_UNIQUE_LENGTH = 8;
/** On zxcvbn's scale of 0 to 4; from 3 on, a stolen hash resists offline attacks. */
const MIN_SCORE = 3;

/**
 * Only the start of a long password is estimated: it must be strong itself, and visitors cannot make the server spend a
 * second on one attempt.
 */
const MAX_ESTIMATED_CHARACTERS = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the estimator once; a server does it at its start, since it takes half a second of CPU time. */
export function getEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= loadEstimator();
  return estimator;
}

/** Too short, too long, made of the owner's name or address, or in a list of common passwords. */
export type PasswordWeakness = 'short' | 'long' | 'own' | 'common';

const weaknessMessages: Readonly<Record<PasswordWeakness, string>> = {
  short: `Choose a password of at least ${MIN_PASSWORD_LENGTH} characters`,
  long: `Choose a password of at most ${MAX_PASSWORD_LENGTH} characters`,
  own: 'Choose a password that does not contain your name or email address',
  common: 'This password is too common. Choose a longer or less common one',
};

/** The reason to reject a password of staff, as a sentence; null when it is accepted. */
export async function findPasswordIssue(
  password: string,
  ownTexts: readonly string[],
): Promise<string | null> {
  const weakness = await findPasswordWeakness(password, ownTexts);
  return weakness && weaknessMessages[weakness];
}

/**
 * The reason to reject a password; null when it is accepted. `ownTexts` are the name and the email address of the
 * account.
 */
export async function findPasswordWeakness(
  password: string,
  ownTexts: readonly string[],
): Promise<PasswordWeakness | null> {
  if (password.length < MIN_PASSWORD_LENGTH) return 'short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'long';
  const ownWords = ownTexts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  if (removeWords(password, ownWords).length < MIN_UNIQUE_LENGTH) return 'own';
  const estimated = password.slice(0, MAX_ESTIMATED_CHARACTERS);
  if ((await getEstimator()).check(estimated, ownWords).score < MIN_SCORE) return 'common';
  return null;
}

function removeWords(password: string, words: readonly string[]): string {
  const longestFirst = words.map((word) => word.toLowerCase()).toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}

/**
 * Loads about 49,000 breached passwords and the rules for their variations: repetition, numbering, keyboard
 * patterns.
 */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
