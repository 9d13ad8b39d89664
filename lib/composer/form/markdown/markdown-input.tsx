'use client';

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useRef,
  useState,
} from 'react';
import { type TextEdit, type TextSelection, toggleMark } from '../../editing/toggle-mark';
import { lazyComponent, loadable } from '../../lazy-component';
import { type ControlProps, toStoredText } from '../field/field-props';
import { LinkSearch } from './link-search';
import { hasHtmlFormatting, insertLink, toggleLines } from './markdown-edits';

type MarkdownTool = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote' | 'link' | 'preview';

const tools: readonly { tool: MarkdownTool; label: string; symbol: string; className?: string }[] = [
  { tool: 'bold', label: 'Bold (Control B)', symbol: 'B', className: 'font-bold' },
  { tool: 'italic', label: 'Italic (Control I)', symbol: 'I', className: 'italic' },
  { tool: 'heading', label: 'Heading', symbol: 'H' },
  { tool: 'list', label: 'List', symbol: '•' },
  { tool: 'numbers', label: 'Numbered list', symbol: '1.' },
  { tool: 'quote', label: 'Quotation', symbol: '”' },
  { tool: 'link', label: 'Link (Control K)', symbol: 'Link' },
  { tool: 'preview', label: 'Preview (Control Shift E)', symbol: 'Preview' },
];

type MarkdownToolbarProps = {
  controls: string;
  disabled: boolean;
  /** Whether the preview is open. */
  isPreviewOpen: boolean;
  onTool: (tool: MarkdownTool) => void;
};

/** Toolbar with one tab stop; the arrow keys move the focus between its buttons. */
function MarkdownToolbar({ controls, disabled, isPreviewOpen, onTool }: MarkdownToolbarProps): ReactElement {
  const [focusedIndex, setFocusedIndex] = useState(0);
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (focusedIndex + step + tools.length) % tools.length;
    setFocusedIndex(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label="Format"
      aria-controls={controls}
      className="flex flex-wrap"
      onKeyDown={moveFocus}
    >
      {tools.map(({ tool, label, symbol, className }, index) => (
        <button
          key={tool}
          type="button"
          className={`pane-button min-w-8 ${className ?? ''}`}
          aria-label={label}
          title={label}
          aria-pressed={tool === 'preview' ? isPreviewOpen : undefined}
          tabIndex={index === focusedIndex ? 0 : -1}
          disabled={disabled}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setFocusedIndex(index);
            onTool(tool);
          }}
        >
          {symbol}
        </button>
      ))}
    </div>
  );
}

const MarkdownPreview = lazyComponent(
  loadable(() => import('./markdown-preview').then((module) => module.MarkdownPreview)),
);

/**
 * Editor for Markdown source. It never normalises the text: only edits of the user change it. The canvas
 * shows the result, and so does an optional preview.
 */
export function MarkdownInput(props: ControlProps): ReactElement {
  const { value, onChange, id, describedBy, isInvalid, disabled, supplied } = props;
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const [linkSelection, setLinkSelection] = useState<TextSelection | null>(null);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const runEdit = (edit: (selected: TextSelection) => TextEdit) =>
    textareaRef.current && applyToTextarea(textareaRef.current, edit(selectionOf(textareaRef.current)));
  const runTool = (tool: MarkdownTool) => {
    if (tool === 'preview') setPreviewOpen(!isPreviewOpen);
    else if (tool === 'link') setLinkSelection(textareaRef.current && selectionOf(textareaRef.current));
    else runEdit((selected) => toolEdits[tool](selected));
  };
  return (
    <div className="grid gap-1">
      <MarkdownToolbar controls={id} disabled={disabled} isPreviewOpen={isPreviewOpen} onTool={runTool} />
      {linkSelection && (
        <LinkSearch
          id={`${id}-link`}
          onClose={() => {
            setLinkSelection(null);
            textareaRef.current?.focus();
            // The focus handler of the form may select something else, so the selection is restored.
            textareaRef.current?.setSelectionRange(linkSelection.start, linkSelection.end);
          }}
          onSelect={(label, address) => {
            setLinkSelection(null);
            if (textareaRef.current)
              applyToTextarea(textareaRef.current, insertLink(linkSelection, label, address));
          }}
        />
      )}
      <textarea
        ref={textareaRef}
        id={id}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        className="field field-sizing-content enabled:min-h-40 max-h-[60dvh]"
        placeholder={supplied?.text}
        value={text}
        onKeyDown={(event) => {
          const tool = toolOf(event);
          if (!tool) return;
          event.preventDefault();
          runTool(tool);
        }}
        onPaste={pasteFormatted}
        onChange={({ target }) => onChange(toStoredText(target.value, props), true)}
      />
      {!disabled && <SyntaxHint />}
      {isPreviewOpen && <PreviewSection text={text} />}
    </div>
  );
}

/** Explains the Markdown syntax that the buttons insert. */
const SyntaxHint = (): ReactElement => (
  <p className="text-label text-text-muted">
    Markdown: <code>**</code> for bold, <code>##</code> for a heading, <code>[words](address)</code> for a
    link. Or use the buttons above.
  </p>
);

const PreviewSection = ({ text }: { text: string }): ReactElement => (
  <section aria-label="Preview">
    <Suspense fallback={<p className="text-text-muted">…</p>}>
      <MarkdownPreview text={text} />
    </Suspense>
  </section>
);

const toolEdits: Readonly<
  Record<Exclude<MarkdownTool, 'link' | 'preview'>, (selected: TextSelection) => TextEdit>
> = {
  bold: (selected) => toggleMark(selected, '**', 'bold text'),
  italic: (selected) => toggleMark(selected, '*', 'italic text'),
  heading: (selected) => toggleLines(selected, '## '),
  list: (selected) => toggleLines(selected, '- '),
  numbers: (selected) => toggleLines(selected, '1. '),
  quote: (selected) => toggleLines(selected, '> '),
};

const toolShortcuts: Readonly<Record<string, MarkdownTool>> = { b: 'bold', i: 'italic', k: 'link' };
const shiftToolShortcuts: Readonly<Record<string, MarkdownTool>> = { e: 'preview' };
const toolOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): MarkdownTool | undefined =>
  (ctrlKey || metaKey) && !altKey
    ? (shiftKey ? shiftToolShortcuts : toolShortcuts)[key.toLowerCase()]
    : undefined;

/** Converts formatted HTML to Markdown; other content is pasted by the browser. */
function pasteFormatted(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const textarea = event.currentTarget;
  const [html, plainText] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
  if (!html || !hasHtmlFormatting(html)) return;
  event.preventDefault();
  const insertAtSelection = (insert: string) => {
    const { start: from, end: to } = selectionOf(textarea);
    applyToTextarea(textarea, { from, to, insert, selection: [from + insert.length, from + insert.length] });
  };
  void import('./html-to-markdown').then(
    ({ htmlToMarkdown }) => insertAtSelection(htmlToMarkdown(html) || plainText || ''),
    () => insertAtSelection(plainText ?? ''),
  );
}

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextSelection => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Inserts the text like typed input, so that the undo stack of the field records it. */
function applyToTextarea(textarea: HTMLTextAreaElement, { from, to, insert, selection }: TextEdit): void {
  textarea.focus();
  textarea.setSelectionRange(from, to);
  const isUnchanged = from === to && insert === '';
  const isTyped = isUnchanged || document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isTyped) {
    textarea.setRangeText(insert, from, to, 'end');
    textarea.dispatchEvent(new Event('input', { bubbles: true }));
  }
  textarea.setSelectionRange(...selection);
}
