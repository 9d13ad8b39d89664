'use client';

import { type KeyboardEvent, type ReactElement, useState } from 'react';

export type MarkdownTool = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote' | 'link' | 'preview';

const tools: readonly { tool: MarkdownTool; label: string; symbol: string; className?: string }[] = [
  { tool: 'bold', label: 'Bold (Control B)', symbol: 'B', className: 'font-bold' },
  { tool: 'italic', label: 'Slanted (Control I)', symbol: 'I', className: 'italic' },
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
export function MarkdownToolbar({ controls, disabled, isPreviewOpen, onTool }: MarkdownToolbarProps): ReactElement {
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
