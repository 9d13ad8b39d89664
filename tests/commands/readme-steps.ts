import { readFileSync } from 'node:fs';

/** A fenced code block: its language, the file it names, if any, and its text. */
export type ReadmeStep = { language: string; file: string | null; text: string };

const tutorialFile = 'docs/blocks.md';

/**
 * The fenced code blocks of a chapter of the tutorial, in order.
 * @throws when there is no such chapter.
 */
export function readSteps(chapter: string): ReadmeStep[] {
  const tutorial = readFileSync(tutorialFile, 'utf8');
  const start = tutorial.indexOf(`## ${chapter}\n`);
  if (start < 0) throw new Error(`${tutorialFile} has no chapter "${chapter}"`);
  const text = tutorial.slice(start, tutorial.indexOf('\n## ', start));
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = null, lines = '']) => ({ language, file, text: lines }),
  );
}

/**
 * Applies a diff to a text: lines marked "-" are removed, lines marked "+" are inserted in their place or
 * after the preceding line.
 * @throws when a line that the diff requires is missing.
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
