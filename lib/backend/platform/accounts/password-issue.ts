import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

const MIN_LENGTH = 12;
/** Longer passwords are no safer and cost computation time. */
const MAX_LENGTH = 200;
/** Minimum length of the password after removing the parts of the owner's name and address. */
const MIN_UNIQUE_LENGTH = 8;
/** On zxcvbn's scale of 0 to 4; from 3 on, a stolen hash resists offline attacks. */
const MIN_SCORE = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * The reason to reject a password, as a sentence; null when it is accepted. `ownTexts` are the name and the
 * email address of the account.
 */
export async function findPasswordIssue(
  password: string,
  ownTexts: readonly string[],
): Promise<string | null> {
  if (password.length < MIN_LENGTH) return `Choose a password of at least ${MIN_LENGTH} characters`;
  if (password.length > MAX_LENGTH) return `Choose a password of at most ${MAX_LENGTH} characters`;
  const ownWords = ownTexts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  if (removeWords(password, ownWords).length < MIN_UNIQUE_LENGTH)
    return 'Choose a password that does not contain your name or email address';
  estimator ??= loadEstimator();
  if ((await estimator).check(password, ownWords).score < MIN_SCORE)
    return 'This password is too common. Choose a longer or less common one';
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
