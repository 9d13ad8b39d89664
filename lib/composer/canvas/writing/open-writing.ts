import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { holdBlock } from '../held-block';
import { tell } from '../messages';
import { textAt } from './find-shown';
import type { PlacedText } from './place-texts';
import { type DrawnPage, type FoundText, type Point, textsOnPage } from './texts-on-page';
import { typedTexts } from './typed-texts';
import { type Hearing, type LeftText, type Writing, writeText } from './write-text';

/** Writing on the page itself: one text at a time, each letter told to the composer as it is typed. */
export function openWriting(now: () => DrawnPage | null) {
  const texts = textsOnPage(now);
  let current: { id: string; text: PlacedText; writing: Writing } | null = null;
  const typed = typedTexts();
  const begin = (id: string, { text, shown }: FoundText, point: Point | null, left?: LeftText): void => {
    end();
    enterBlock(id, text);
    const value = left?.value ?? textOf(now()?.document, id, text) ?? text.value;
    const hearing = hearingOf(id, text, typed, {
      left: (to) => void goOn(id, text, to),
      ended: () => {
        current = null;
      },
    });
    current = { id, text, writing: writeText({ ...text, value }, shown, point, hearing) };
    if (left) current.writing.select(left.from, left.to);
  };
  const end = () => current?.writing.end();
  const goOn = async (id: string, text: PlacedText, to: 'block' | 'next' | 'previous') => {
    const next = to === 'block' ? null : await findBeside(texts, id, text, to);
    if (next) begin(id, next, null);
    else focusTools();
  };
  return {
    /** What the text is called that stands at a place; null for none. */
    labelAt: (id: string, point: Point): string | null =>
      current?.id === id ? null : (texts.findAt(id, point)?.text.label ?? null),
    /** Begins where somebody points; @returns whether there is a text. */
    beginAt: (id: string, point: Point): boolean => {
      end();
      const found = texts.findAt(id, point);
      if (found) begin(id, found, point);
      return found !== null;
    },
    beginFirst: (id: string): void => {
      const [first] = texts.find(id);
      if (first) begin(id, first, null);
    },
    /** Shows what others, or undoing, made of the text that is written. `took` are those texts that the composer has heard of. */
    sync: (document: OpenDocument, took: number): void => {
      // A block that is taken out need not tell its text that it is left.
      if (current && !document.blocks.has(current.id)) end();
      if (current && typed.areTaken(took)) takeFrom(document, current);
    },
    /** Draws what others may have moved: whoever writes goes on where they were, also where their block is drawn anew. */
    keepThrough: (draw: () => void): void => {
      const before = current;
      const left = before ? before.writing.keepThrough(draw) : draw();
      if (!before || !left || current !== before) return;
      end();
      const again = findAgain(texts, before);
      if (again) begin(before.id, again, null, left);
    },
    /** A document with what was typed last, also where the composer has not told of it yet. */
    withTyped: typed.within,
    isIn: (id: string): boolean => current?.id === id,
    end,
  };
}
export type OpenWriting = ReturnType<typeof openWriting>;

function takeFrom(
  document: OpenDocument,
  { id, text, writing }: { id: string; text: PlacedText; writing: Writing },
): void {
  const value = textOf(document, id, text);
  if (value !== null) writing.take(value);
}

function enterBlock(id: string, { path }: PlacedText): void {
  holdBlock(id);
  tell({ kind: 'writing', id, path, isLeft: false });
}

/** What the composer is told of a text that is written. */
const hearingOf = (
  id: string,
  { path }: PlacedText,
  typed: ReturnType<typeof typedTexts>,
  { left, ended }: Pick<Hearing, 'left' | 'ended'>,
): Hearing => ({
  typed: (value) => typed.tell(id, path, value),
  command: (command) => tell({ kind: 'command', command }),
  left,
  ended: () => {
    ended();
    holdBlock(null);
    tell({ kind: 'writing', id, path, isLeft: true });
  },
});

/** Where a text stands now. */
const findAgain = (
  texts: ReturnType<typeof textsOnPage>,
  { id, text: { path } }: { id: string; text: PlacedText },
): FoundText | undefined => texts.find(id).find(({ text }) => text.path.join() === path.join());

/** From text to text within a block; null behind the last one. */
async function findBeside(
  texts: ReturnType<typeof textsOnPage>,
  id: string,
  { path }: PlacedText,
  to: 'next' | 'previous',
): Promise<FoundText | null> {
  // Until the page is drawn with what was typed last.
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const found = texts.find(id);
  const at = found.findIndex(({ text }) => text.path.join() === path.join());
  return at < 0 ? null : (found[at + (to === 'next' ? 1 : -1)] ?? null);
}

function textOf(document: OpenDocument | undefined, id: string, { path }: PlacedText): string | null {
  const own = document?.blocks.get(id)?.own;
  return isNode(own) ? textAt(own.props, path) : null;
}

/** On the tools as a whole: keys that were meant for the text press none of them. */
const focusTools = () => document.querySelector<HTMLElement>('.canvas-tools')?.focus();
