import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { holdBlock } from '../held-block';
import { tell } from '../messages';
import { textAt } from './find-shown';
import type { PlacedText } from './place-texts';
import { takeUpAgain } from './take-up-again';
import { type DrawnPage, type FoundText, type Point, textsOnPage } from './texts-on-page';
import { typedTexts } from './typed-texts';
import { type Hearing, type LeftText, type Writing, writeText } from './write-text';

/** The text that was left, and where its caret was. */
type LeftAt = { id: string; text: PlacedText; from: number; to: number };

/** Writing on the page itself: one text at a time, each letter told to the composer as it is typed. */
export function openWriting(now: () => DrawnPage | null, isChosen: (id: string) => boolean) {
  const [texts, typed] = [textsOnPage(now), typedTexts()];
  let current: { id: string; text: PlacedText; writing: Writing } | null = null;
  const begin = (id: string, { text, shown }: FoundText, point: Point | null, left?: LeftText): void => {
    end();
    enterBlock(id, text);
    const value = left?.value ?? textOf(now()?.document, id, text) ?? text.value;
    const ended = (from: number, to: number) => {
      current = null;
      noteLeft({ id, text, from, to });
    };
    const hearing = hearingOf(id, text, typed, { ended, left: (to) => void goOn(id, text, to) });
    current = { id, text, writing: writeText({ ...text, value }, shown, point, hearing) };
    if (left) current.writing.select(left.from, left.to);
  };
  const end = () => current?.writing.end();
  const noteLeft = takeUpAgain<LeftAt>((left) => {
    const again = isChosen(left.id) ? findLeft(texts, now(), left) : null;
    if (again) begin(left.id, again.found, null, again.left);
  });
  const goOn = async (id: string, text: PlacedText, to: 'block' | 'next' | 'previous') => {
    const next = to === 'block' ? null : await findBeside(texts, id, text, to);
    return next ? begin(id, next, null) : focusTools();
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
    /** Shows what others, or undoing, made of the text that is written, and leaves one whose block is gone. `took` are those texts that the composer has heard of. */
    sync: (document: OpenDocument, took: number): void => {
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
  ended: (from, to) => {
    ended(from, to);
    holdBlock(null);
    tell({ kind: 'writing', id, path, isLeft: true });
  },
});

/** A text that was left, as it stands now, with its caret; null where it is gone. */
function findLeft(
  texts: ReturnType<typeof textsOnPage>,
  page: DrawnPage | null,
  { id, text, from, to }: LeftAt,
): { found: FoundText; left: LeftText } | null {
  const found = findAgain(texts, { id, text });
  const value = textOf(page?.document, id, text);
  return found && value !== null ? { found, left: { value, from, to } } : null;
}

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
