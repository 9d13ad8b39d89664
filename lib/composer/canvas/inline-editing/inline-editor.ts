import { isNode } from '@/lib/document/nodes';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation, Path } from '@/lib/document/operations/operation';
import { freezeBlock } from '../frozen-block';
import { postToComposer } from '../messages';
import type { LocatedText } from './locate-texts';
import {
  type CanvasPoint,
  createTextFinder,
  type RenderedCanvas,
  type RenderedInlineText,
  textAt,
} from './rendered-texts';
import { resumeEditingOnFocus } from './resume-editing';
import { openTextField, type RestorableText, type TextField, type TextFieldListener } from './text-field';

/** Typed texts that were posted to the composer, in order. */
function createTypedTexts() {
  let count = 0;
  let newest: Operation | null = null;
  return {
    post: (id: string, path: Path, value: string): void => {
      count += 1;
      newest = { kind: 'set', id, path: [...path], value };
      postToComposer({ kind: 'input', id, path, value, count });
    },
    /**
     * Whether the composer has received all texts.
     * @param receivedCount number of received texts
     */
    areAllReceived: (receivedCount: number): boolean => {
      if (receivedCount >= count) newest = null;
      return receivedCount >= count;
    },
    /** The document including the last typed text. */
    applyTo: (document: OpenDocument): OpenDocument => {
      const applied = newest && applyOperation(document, newest);
      return applied?.ok ? applied.document : document;
    },
  };
}

/** A text whose editing has ended, and the selection in it. */
type ClosedText = { id: string; text: LocatedText; from: number; to: number };

/** A text whose field is open. */
type EditedText = { id: string; text: LocatedText; field: TextField };

/** Opens and closes the field of one text at a time. */
function createFieldOpener(
  getPage: () => RenderedCanvas | null,
  isSelected: (id: string) => boolean,
  texts: ReturnType<typeof createTextFinder>,
  typedTexts: ReturnType<typeof createTypedTexts>,
) {
  let current: EditedText | null = null;
  const open = (
    id: string,
    { text, rendered }: RenderedInlineText,
    point: CanvasPoint | null,
    restored?: RestorableText,
  ): void => {
    close();
    startEditingBlock(id, text);
    const value = restored?.value ?? textOf(getPage()?.document, id, text) ?? text.value;
    const onClose = (from: number, to: number) => {
      current = null;
      rememberClosed({ id, text, from, to });
    };
    const listener = createListener(id, text, typedTexts, {
      onClose,
      onLeave: (to) => void moveTo(id, text, to),
    });
    current = { id, text, field: openTextField({ ...text, value }, rendered, point, listener) };
    if (restored) current.field.select(restored.from, restored.to);
  };
  const close = () => current?.field.close();
  const rememberClosed = resumeEditingOnFocus<ClosedText>((closed) => {
    const reopened = isSelected(closed.id) ? findClosedText(texts, getPage(), closed) : null;
    if (reopened) open(closed.id, reopened.rendered, null, reopened.restored);
  });
  const moveTo = async (id: string, text: LocatedText, target: 'block' | 'next' | 'previous') => {
    const next = target === 'block' ? null : await findAdjacentText(texts, id, text, target);
    return next ? open(id, next, null) : focusToolbar();
  };
  return { open, close, current: () => current };
}

/** Edits texts on the page, one at a time. Each change is posted to the composer. */
export function createInlineEditor(
  getPage: () => RenderedCanvas | null,
  isSelected: (id: string) => boolean,
) {
  const [texts, typedTexts] = [createTextFinder(getPage), createTypedTexts()];
  const { open, close, current } = createFieldOpener(getPage, isSelected, texts, typedTexts);
  return {
    /** Label of the text at a point; null if there is none. */
    labelAt: (id: string, point: CanvasPoint): string | null =>
      current()?.id === id ? null : (texts.findAt(id, point)?.text.label ?? null),
    /**
     * Starts editing at a point.
     * @returns whether there is a text
     */
    openAt: (id: string, point: CanvasPoint): boolean => {
      close();
      const text = texts.findAt(id, point);
      if (text) open(id, text, point);
      return text !== null;
    },
    openFirst: (id: string): void => {
      const [first] = texts.find(id);
      if (first) open(id, first, null);
    },
    /**
     * Applies a changed document: updates the edited text, or closes the field if the block was removed.
     * `receivedCount` is the number of texts that the composer has received.
     */
    sync: (document: OpenDocument, receivedCount: number): void => {
      const previous = current();
      if (previous && !document.blocks.has(previous.id)) close();
      const edited = current();
      if (edited && typedTexts.areAllReceived(receivedCount)) updateField(document, edited);
    },
    /**
     * Renders changes of others without interrupting inline editing, even if the block of the field is
     * rendered again.
     */
    renderAround: (render: () => void): void => {
      const previous = current();
      const detached = previous ? previous.field.renderAround(render) : render();
      if (!previous || !detached || current() !== previous) return;
      close();
      const reopened = findTextByPath(texts, previous);
      if (reopened) open(previous.id, reopened, null, detached);
    },
    /** The document including the last typed text, which the composer may not have confirmed yet. */
    withTypedText: typedTexts.applyTo,
    isEditing: (id: string): boolean => current()?.id === id,
    close,
  };
}
export type InlineEditor = ReturnType<typeof createInlineEditor>;

function updateField(document: OpenDocument, { id, text, field }: EditedText): void {
  const value = textOf(document, id, text);
  if (value !== null) field.setValue(value);
}

function startEditingBlock(id: string, { path }: LocatedText): void {
  freezeBlock(id);
  postToComposer({ kind: 'text-focus', id, path, isBlur: false });
}

/** Reports changes of a field to the composer. */
const createListener = (
  id: string,
  { path }: LocatedText,
  typedTexts: ReturnType<typeof createTypedTexts>,
  { onLeave, onClose }: Pick<TextFieldListener, 'onLeave' | 'onClose'>,
): TextFieldListener => ({
  onInput: (value) => typedTexts.post(id, path, value),
  onCommand: (command) => postToComposer({ kind: 'command', command }),
  onLeave,
  onClose: (from, to) => {
    onClose(from, to);
    freezeBlock(null);
    postToComposer({ kind: 'text-focus', id, path, isBlur: true });
  },
});

/** The current value of a closed text with its selection; null if the text no longer exists. */
function findClosedText(
  texts: ReturnType<typeof createTextFinder>,
  page: RenderedCanvas | null,
  { id, text, from, to }: ClosedText,
): { rendered: RenderedInlineText; restored: RestorableText } | null {
  const rendered = findTextByPath(texts, { id, text });
  const value = textOf(page?.document, id, text);
  return rendered && value !== null ? { rendered, restored: { value, from, to } } : null;
}

/** Finds a text in the current rendering. */
const findTextByPath = (
  texts: ReturnType<typeof createTextFinder>,
  { id, text: { path } }: { id: string; text: LocatedText },
): RenderedInlineText | undefined => texts.find(id).find(({ text }) => text.path.join() === path.join());

/** The next or previous text of a block; null at the end. */
async function findAdjacentText(
  texts: ReturnType<typeof createTextFinder>,
  id: string,
  { path }: LocatedText,
  direction: 'next' | 'previous',
): Promise<RenderedInlineText | null> {
  // Wait until the last typed text is rendered.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const blockTexts = texts.find(id);
  const index = blockTexts.findIndex(({ text }) => text.path.join() === path.join());
  return index < 0 ? null : (blockTexts[index + (direction === 'next' ? 1 : -1)] ?? null);
}

function textOf(document: OpenDocument | undefined, id: string, { path }: LocatedText): string | null {
  const node = document?.blocks.get(id)?.node;
  return isNode(node) ? textAt(node.props, path) : null;
}

/** Focuses the toolbar, not a button in it: keys meant for the text must not press a button. */
const focusToolbar = () => document.querySelector<HTMLElement>('.canvas-tools')?.focus();
