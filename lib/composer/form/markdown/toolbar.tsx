'use client';

import { type KeyboardEvent, type ReactElement, useState } from 'react';

export type Tool = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote' | 'link' | 'preview';

const tools: readonly { tool: Tool; label: string; sign: string; look?: string }[] = [
  { tool: 'bold', label: 'Bold (Control B)', sign: 'B', look: 'font-bold' },
  { tool: 'italic', label: 'Slanted (Control I)', sign: 'I', look: 'italic' },
  { tool: 'heading', label: 'Heading', sign: 'H' },
  { tool: 'list', label: 'List', sign: '•' },
  { tool: 'numbers', label: 'Numbered list', sign: '1.' },
  { tool: 'quote', label: 'Quotation', sign: '”' },
  { tool: 'link', label: 'Link (Control K)', sign: 'Link' },
  { tool: 'preview', label: 'Preview (Control Shift E)', sign: 'Preview' },
];

type ToolbarProps = {
  controls: string;
  disabled: boolean;
  /** Whether the text is shown as visitors read it. */
  isPreviewed: boolean;
  use: (tool: Tool) => void;
};

/** One stop of the Tab key; the arrow keys walk along it. */
export function Toolbar({ controls, disabled, isPreviewed, use }: ToolbarProps): ReactElement {
  const [at, setAt] = useState(0);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (at + by + tools.length) % tools.length;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label="Format"
      aria-controls={controls}
      className="flex flex-wrap"
      onKeyDown={walk}
    >
      {tools.map(({ tool, label, sign, look }, place) => (
        <button
          key={tool}
          type="button"
          className={`pane-button min-w-8 ${look ?? ''}`}
          aria-label={label}
          title={label}
          aria-pressed={tool === 'preview' ? isPreviewed : undefined}
          tabIndex={place === at ? 0 : -1}
          disabled={disabled}
          // The selection in the text stays as it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setAt(place);
            use(tool);
          }}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
