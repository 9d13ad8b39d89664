import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

const fence = /^---\n(?<front>.*?)^---\n(?<body>.*)$/ms;

/**
 * Reads and validates a YAML file of this folder.
 * @throws with the file and line of each issue.
 */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return check(file, readFileSync(path.resolve(import.meta.dirname, file), 'utf8'), schema);
}

/** A Markdown file: its front matter, the slug from its file name, and its body. */
type Article<Front> = Front & { slug: string; body: string };

/**
 * Reads and validates all Markdown files in a subfolder.
 * @throws with the file and line of each issue.
 */
export function readArticles<Schema extends z.ZodObject>(
  folder: string,
  schema: Schema,
): Article<z.output<Schema>>[] {
  const names = readdirSync(path.resolve(import.meta.dirname, folder)).filter((name) => name.endsWith('.md'));
  return names.sort().map((name) => {
    const file = `${folder}/${name}`;
    const parts = fence.exec(readFileSync(path.resolve(import.meta.dirname, file), 'utf8'))?.groups;
    if (!parts?.front || !parts.body)
      throw new Error(`${file}: it begins with its facts between two lines of ---`);
    // The newline replaces the opening fence, so that line numbers match the file.
    const front = check(file, `\n${parts.front}`, schema);
    return { ...front, slug: path.basename(name, '.md'), body: parts.body.trim() };
  });
}

function check<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}: ${broken.message}`);
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path: keys, message }) => {
    const at = document.getIn(keys, true) ?? document.getIn(keys.slice(0, -1), true);
    return `${file}:${lineOf(at, lineCounter)} ${keys.join('.')}: ${message}`;
  });
  throw new Error(issues.join('\n'));
}

function lineOf(node: unknown, lineCounter: LineCounter): number {
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return 1;
  return lineCounter.linePos(Number(node.range[0])).line;
}
