import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

const shortest = 12;
/** Longer is no safer, and costs time. */
const longest = 200;
/** What must be left of a password without its owner's name and address. */
const shortestRest = 8;
/** Of zxcvbn's five steps: from this one on, a stolen hash holds out. */
const leastScore = 3;

let judge: Promise<ZxcvbnFactory> | undefined;

/** Why a password cannot be chosen, as a sentence; null when it can. `own` is the account's name and address. */
export async function passwordFault(password: string, own: readonly string[]): Promise<string | null> {
  if (password.length < shortest) return `Choose a password of at least ${shortest} characters`;
  if (password.length > longest) return `Choose a password of at most ${longest} characters`;
  const words = own
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  if (without(password, words).length < shortestRest)
    return 'Choose a password that is not made of your name or email address';
  judge ??= openJudge();
  if ((await judge).check(password, words).score < leastScore)
    return 'This password is among those that are tried first. Choose a longer or a less common one';
  return null;
}

function without(password: string, words: readonly string[]): string {
  const longestFirst = words.map((word) => word.toLowerCase()).toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}

/** Some 49,000 breached passwords, and what people do to them: doubled, numbered, spelt on the keyboard. */
async function openJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
