import { isPlaceholderText } from '@/lib/starter/placeholder-text';
import { toggleMark } from '../../editing/toggle-mark';
import { type Command, commandFor, globalShortcutFor } from '../command-keys';
import { caretAt, replaceText, selectionOffsetsIn, setCaret } from './caret';
import type { InlineText } from './inline-texts';
import type { RenderedText } from './rendered-texts';

type MarkdownSelection = { text: string; from: number; to: number };

const marks = { b: '**', i: '*' } as const;

/**
 * Toggles bold (`b`) or italic (`i`) on the selection of a Markdown text, or inserts a link (`k`). Null for
 * other keys.
 */
export function applyFormatKey({ text, from, to }: MarkdownSelection, key: string): MarkdownSelection | null {
  const [before, selected, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (key === 'k') {
    const address = 'https://';
    const start = from + selected.length + 3;
    return {
      text: `${before}[${selected}](${address})${after}`,
      from: start,
      to: start + address.length,
    };
  }
  if (key !== 'b' && key !== 'i') return null;
  const edit = toggleMark({ text, start: from, end: to }, marks[key], '');
  const [start, end] = edit.selection;
  return { text: text.slice(0, edit.from) + edit.insert + text.slice(edit.to), from: start, to: end };
}

/** Events of an open text field. */
export type TextFieldListener = {
  onInput: (value: string) => void;
  onCommand: (onCommand: Extract<Command, 'undo' | 'redo'>) => void;
  /** The field was closed by a key: which text or block is focused next. */
  onLeave: (target: 'block' | 'next' | 'previous') => void;
  /** The field was removed and the page restored; the selection at that time. */
  onClose: (from: number, to: number) => void;
};

/** A field in place of a text on the page. */
export type TextField = {
  /** Applies a value that changed elsewhere, unless it is equal or an IME composition is in progress. */
  setValue: (value: string) => void;
  /** Sets the caret or the selection. */
  select: (from: number, to: number) => void;
  /**
   * Renders changes that can move the field, and restores the focus that it loses by that.
   * @returns the value and selection if the field was removed, otherwise null
   */
  renderAround: (render: () => void) => RestorableText | null;
  close: () => void;
};

/** Value and selection of a field that was removed. */
export type RestorableText = { value: string; from: number; to: number };

/**
 * Replaces a text on the page by an editable field. The block must not be rendered until the field closes.
 * Only `setValue` modifies the field programmatically.
 */
export function openTextField(
  text: InlineText,
  rendered: RenderedText,
  point: { x: number; y: number } | null,
  listener: TextFieldListener,
): TextField {
  const caret = point && caretOffsetAt(text, rendered, point);
  const field = createField(text);
  const restorePage = insertField(field, rendered);
  let isClosed = false;
  let isComposing = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    const [from, to] = selectionOffsetsIn(field);
    restorePage();
    listener.onClose(from, to);
  };
  const notifyInput = () => listener.onInput(readText(field, text));
  field.addEventListener('input', notifyInput);
  field.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  field.addEventListener('compositionend', () => {
    isComposing = false;
  });
  const renderAround = closeOnBlur(field, close);
  // A space would activate an enclosing summary or button.
  field.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault());
  field.addEventListener('keydown', (event) => {
    // Shortcuts of the composer also work inside the field.
    if (!globalShortcutFor(event, true)) event.stopPropagation();
    if (!event.isComposing) onKeyDown(event, { field, text, listener, close, notifyInput });
  });
  field.focus({ preventScroll: point !== null });
  if (isPlaceholderText(text.value)) setCaret(field, 0, text.value.length);
  else setCaret(field, caret ?? text.value.length);
  return {
    setValue: (value) => {
      if (!isClosed && !isComposing && value !== readText(field, text)) replaceText(field, value);
    },
    select: (from, to) => setCaret(field, from, to),
    renderAround: (render) => {
      const [from, to] = renderAround(render);
      return isClosed || field.isConnected ? null : { value: readText(field, text), from, to };
    },
    close,
  };
}

/**
 * Closes a field on blur, unless a render has moved it.
 * @returns a function that renders, restores focus and selection if needed, and returns the selection
 */
function closeOnBlur(
  field: HTMLElement,
  close: () => void,
): (render: () => void) => [from: number, to: number] {
  let isRendering = false;
  let wasMoved = false;
  field.addEventListener('blur', () => {
    if (isRendering) wasMoved = true;
    else close();
  });
  return (render) => {
    const [from, to] = selectionOffsetsIn(field);
    [isRendering, wasMoved] = [true, false];
    try {
      render();
    } finally {
      isRendering = false;
    }
    if (wasMoved && field.isConnected) {
      field.focus();
      setCaret(field, from, to);
    }
    return [from, to];
  };
}

/** Formatted text is edited as its source: the characters before the caret are searched in it. */
function caretOffsetAt(
  { value }: InlineText,
  rendered: RenderedText,
  point: { x: number; y: number },
): number | null {
  const caret = caretAt(point);
  if (!caret || !(caret.node instanceof Text)) return null;
  if (rendered.kind === 'range')
    return caret.node === rendered.node && caret.offset >= rendered.from
      ? caret.offset - rendered.from
      : null;
  const precedingText = caret.node.data.slice(Math.max(0, caret.offset - 24), caret.offset);
  const index = value.indexOf(precedingText);
  return index < 0 ? null : index + precedingText.length;
}

type KeyContext = {
  field: HTMLElement;
  text: InlineText;
  listener: TextFieldListener;
  close: () => void;
  notifyInput: () => void;
};

function onKeyDown(event: KeyboardEvent, { field, text, listener, close, notifyInput }: KeyContext): void {
  const command = commandFor(event);
  const leaveTo = (target: Parameters<TextFieldListener['onLeave']>[0]) => {
    event.preventDefault();
    close();
    listener.onLeave(target);
  };
  if (command === 'undo' || command === 'redo') {
    event.preventDefault();
    listener.onCommand(command);
  } else if (event.key === 'Escape') leaveTo('block');
  else if (event.key === 'Tab') leaveTo(event.shiftKey ? 'previous' : 'next');
  else if (event.key === 'Enter' && text.control === 'text') leaveTo('next');
  else if ((event.ctrlKey || event.metaKey) && text.control === 'markdown') {
    const [from, to] = selectionOffsetsIn(field);
    const marked = applyFormatKey({ text: field.textContent, from, to }, event.key.toLowerCase());
    if (!marked) return;
    event.preventDefault();
    field.textContent = marked.text;
    setCaret(field, marked.from, marked.to);
    notifyInput();
  }
}

function createField({ label, control, value }: InlineText): HTMLElement {
  const field = document.createElement(control === 'markdown' ? 'div' : 'span');
  field.className = control === 'markdown' ? 'canvas-text-field canvas-source' : 'canvas-text-field';
  field.contentEditable = 'plaintext-only';
  field.role = 'textbox';
  field.ariaLabel = label;
  field.ariaMultiLine = String(control !== 'text');
  field.textContent = value;
  return field;
}

/** Browsers keep a trailing line break at the end of a text with several lines; it is removed. */
function readText(field: HTMLElement, { control }: InlineText): string {
  const parts = [...field.childNodes].map((node) =>
    node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''),
  );
  const text = parts.join('').replaceAll('\r', '');
  return control === 'text' ? text.replaceAll('\n', ' ') : text.replace(/\n$/, '');
}

/**
 * Inserts the field.
 * @returns a function that restores the page
 */
function insertField(field: HTMLElement, rendered: RenderedText): () => void {
  if (rendered.kind === 'element') {
    rendered.element.classList.add('canvas-covered');
    rendered.element.after(field);
    return () => {
      field.remove();
      rendered.element.classList.remove('canvas-covered');
    };
  }
  const { node, from, to } = rendered;
  const originalText = node.data;
  const rest = document.createTextNode(originalText.slice(to));
  node.data = originalText.slice(0, from);
  node.after(field, rest);
  return () => {
    field.remove();
    rest.remove();
    node.data = originalText;
  };
}
