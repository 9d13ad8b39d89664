import { readFileSync } from 'node:fs';

/** One fenced block of a text: what it is written in, the file it names, if any, and its lines. */
export type Step = { language: string; file: string | null; text: string };

/** The fenced blocks of one chapter of the README, in order. @throws when there is no such chapter. */
export function readSteps(chapter: string): Step[] {
  const readme = readFileSync('README.md', 'utf8');
  const start = readme.indexOf(`## ${chapter}\n`);
  if (start < 0) throw new Error(`The README has no chapter "${chapter}"`);
  const text = readme.slice(start, readme.indexOf('\n## ', start));
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = null, lines = '']) => ({ language, file, text: lines }),
  );
}

/**
 * A text with a diff worked into it: a line marked "-" goes, lines marked "+" come in its place or after the line
 * before them. @throws when a line that the diff counts on is not there.
 */
export function applyDiff(text: string, diff: string): string {
  const lines = text.split('\n');
  let at = 0;
  for (const line of diff.split('\n').filter(Boolean)) {
    const [mark, rest] = [line.charAt(0), line.slice(1)];
    if (mark === '+') {
      lines.splice(at, 0, rest);
      at += 1;
      continue;
    }
    at = lines.indexOf(rest, at);
    if (at < 0) throw new Error(`There is no line after the ones before: ${rest}`);
    if (mark === '-') lines.splice(at, 1);
    else at += 1;
  }
  return lines.join('\n');
}
