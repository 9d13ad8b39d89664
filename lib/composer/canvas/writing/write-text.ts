import { isToBeWritten } from '@/lib/starter/to-be-written';
import { type Command, commandFor, openingFor } from '../command-keys';
import { caretAt, replaceText, selectionIn, setCaret } from './caret';
import type { InlineText } from './described-texts';
import type { ShownText } from './find-shown';
import { markSource } from './mark-source';

/** What is told of a text that is being written. */
export type Hearing = {
  typed: (value: string) => void;
  command: (command: Extract<Command, 'undo' | 'redo'>) => void;
  /** Ended by a key: where to go on. */
  left: (to: 'block' | 'next' | 'previous') => void;
  /** The page stands as it was drawn again; the caret was there. */
  ended: (from: number, to: number) => void;
};

/** A text that somebody writes, in the place where it is shown. */
export type Writing = {
  /** Shows what became of the text elsewhere, unless it says so already or a word is half composed. */
  take: (value: string) => void;
  /** Where the caret is, or what is selected. */
  select: (from: number, to: number) => void;
  /** Draws what may move the field, which loses the focus by that: it has it again. @returns what was written where it is gone, else null. */
  keepThrough: (draw: () => void) => LeftText | null;
  end: () => void;
};

/** What somebody had written, and where. */
export type LeftText = { value: string; from: number; to: number };

/**
 * Puts a field into the place of a text that is shown; the page around it must not be drawn anew until it has ended. What is typed is the
 * browser's own: nothing writes into the field but `take`.
 */
export function writeText(
  text: InlineText,
  shown: ShownText,
  point: { x: number; y: number } | null,
  hearing: Hearing,
): Writing {
  const caret = point && caretIn(text, shown, point);
  const field = makeField(text);
  const putBack = putIn(field, shown);
  let isEnded = false;
  let isComposing = false;
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    const [from, to] = selectionIn(field);
    putBack();
    hearing.ended(from, to);
  };
  const say = () => hearing.typed(readText(field, text));
  field.addEventListener('input', say);
  field.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  field.addEventListener('compositionend', () => {
    isComposing = false;
  });
  const drawAround = leaveOnBlur(field, end);
  // A space in a summary or a button would press it.
  field.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault());
  field.addEventListener('keydown', (event) => {
    // What opens something of the composer's is the composer's here, too.
    if (!openingFor(event, true)) event.stopPropagation();
    if (!event.isComposing) press(event, { field, text, hearing, end, say });
  });
  field.focus({ preventScroll: point !== null });
  if (isToBeWritten(text.value)) setCaret(field, 0, text.value.length);
  else setCaret(field, caret ?? text.value.length);
  return {
    take: (value) => {
      if (!isEnded && !isComposing && value !== readText(field, text)) replaceText(field, value);
    },
    select: (from, to) => setCaret(field, from, to),
    keepThrough: (draw) => {
      const [from, to] = drawAround(draw);
      return isEnded || field.isConnected ? null : { value: readText(field, text), from, to };
    },
    end,
  };
}

/** Leaves a field with its focus, unless a drawing has moved it. @returns what draws, and says where the caret stood, which it has again. */
function leaveOnBlur(
  field: HTMLElement,
  leave: () => void,
): (draw: () => void) => [from: number, to: number] {
  let isDrawing = false;
  let wasMoved = false;
  field.addEventListener('blur', () => {
    if (isDrawing) wasMoved = true;
    else leave();
  });
  return (draw) => {
    const [from, to] = selectionIn(field);
    [isDrawing, wasMoved] = [true, false];
    try {
      draw();
    } finally {
      isDrawing = false;
    }
    if (wasMoved && field.isConnected) {
      field.focus();
      setCaret(field, from, to);
    }
    return [from, to];
  };
}

/** Formatted text is written as its source: there the letters before the caret are looked for. */
function caretIn({ value }: InlineText, shown: ShownText, point: { x: number; y: number }): number | null {
  const at = caretAt(point);
  if (!at || !(at.node instanceof Text)) return null;
  if (shown.kind === 'letters')
    return at.node === shown.node && at.offset >= shown.from ? at.offset - shown.from : null;
  const before = at.node.data.slice(Math.max(0, at.offset - 24), at.offset);
  const found = value.indexOf(before);
  return found < 0 ? null : found + before.length;
}

type Pressing = { field: HTMLElement; text: InlineText; hearing: Hearing; end: () => void; say: () => void };

function press(event: KeyboardEvent, { field, text, hearing, end, say }: Pressing): void {
  const command = commandFor(event);
  const leave = (to: Parameters<Hearing['left']>[0]) => {
    event.preventDefault();
    end();
    hearing.left(to);
  };
  if (command === 'undo' || command === 'redo') {
    event.preventDefault();
    hearing.command(command);
  } else if (event.key === 'Escape') leave('block');
  else if (event.key === 'Tab') leave(event.shiftKey ? 'previous' : 'next');
  else if (event.key === 'Enter' && text.control === 'text') leave('next');
  else if ((event.ctrlKey || event.metaKey) && text.control === 'markdown') {
    const [from, to] = selectionIn(field);
    const marked = markSource({ text: field.textContent, from, to }, event.key.toLowerCase());
    if (!marked) return;
    event.preventDefault();
    field.textContent = marked.text;
    setCaret(field, marked.from, marked.to);
    say();
  }
}

function makeField({ label, control, value }: InlineText): HTMLElement {
  const field = document.createElement(control === 'markdown' ? 'div' : 'span');
  field.className = control === 'markdown' ? 'canvas-writing canvas-source' : 'canvas-writing';
  field.contentEditable = 'plaintext-only';
  field.role = 'textbox';
  field.ariaLabel = label;
  field.ariaMultiLine = String(control !== 'text');
  field.textContent = value;
  return field;
}

/** Behind the last of several lines the browser keeps a break that nobody wrote. */
function readText(field: HTMLElement, { control }: InlineText): string {
  const parts = [...field.childNodes].map((node) =>
    node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''),
  );
  const written = parts.join('').replaceAll('\r', '');
  return control === 'text' ? written.replaceAll('\n', ' ') : written.replace(/\n$/, '');
}

/** @returns what puts the page back as it was drawn. */
function putIn(field: HTMLElement, shown: ShownText): () => void {
  if (shown.kind === 'element') {
    shown.element.classList.add('canvas-covered');
    shown.element.after(field);
    return () => {
      field.remove();
      shown.element.classList.remove('canvas-covered');
    };
  }
  const { node, from, to } = shown;
  const whole = node.data;
  const rest = document.createTextNode(whole.slice(to));
  node.data = whole.slice(0, from);
  node.after(field, rest);
  return () => {
    field.remove();
    rest.remove();
    node.data = whole;
  };
}
