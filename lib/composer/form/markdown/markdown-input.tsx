'use client';

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useRef,
  useState,
} from 'react';
import type { TextEdit, TextSelection } from '../../editing/text-edit';
import { toggleMark } from '../../editing/toggle-mark';
import { lazyComponent, lazyPart } from '../../lazy-component';
import { type ControlProps, toStoredText } from '../field/field-props';
import { LinkSearch } from './link-search';
import { insertLink, toggleLines } from './markdown-edits';
import { hasHtmlFormatting } from './is-formatted';
import { type MarkdownTool, MarkdownToolbar } from './toolbar';

const MarkdownPreview = lazyComponent(lazyPart(() => import('./markdown-preview').then((module) => module.MarkdownPreview)));

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
            if (textareaRef.current) applyToTextarea(textareaRef.current, insertLink(linkSelection, label, address));
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
    The signs you meet: <code>**</code> around what is bold, <code>##</code> before a heading,{' '}
    <code>[words](address)</code> for a link. The buttons above write them for you.
  </p>
);

const PreviewSection = ({ text }: { text: string }): ReactElement => (
  <section aria-label="How it looks">
    <Suspense fallback={<p className="text-text-muted">…</p>}>
      <MarkdownPreview text={text} />
    </Suspense>
  </section>
);

const toolEdits: Readonly<Record<Exclude<MarkdownTool, 'link' | 'preview'>, (selected: TextSelection) => TextEdit>> = {
  bold: (selected) => toggleMark(selected, '**', 'bold words'),
  italic: (selected) => toggleMark(selected, '*', 'slanted words'),
  heading: (selected) => toggleLines(selected, '## '),
  list: (selected) => toggleLines(selected, '- '),
  numbers: (selected) => toggleLines(selected, '1. '),
  quote: (selected) => toggleLines(selected, '> '),
};

const toolShortcuts: Readonly<Record<string, MarkdownTool>> = { b: 'bold', i: 'italic', k: 'link' };
const shiftToolShortcuts: Readonly<Record<string, MarkdownTool>> = { e: 'preview' };
const toolOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): MarkdownTool | undefined =>
  (ctrlKey || metaKey) && !altKey ? (shiftKey ? shiftToolShortcuts : toolShortcuts)[key.toLowerCase()] : undefined;

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
