'use client';

import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { type Edit, type Selected, toggleMark } from '../../editing/toggle-mark';
import { type ControlProps, keptText } from '../field/field-props';
import { LinkSearch } from './link-search';
import { insertLink, toggleLines } from './marks';
import { type Tool, Toolbar } from './toolbar';

/** Formatted text as it is stored. Nothing but what somebody does here ever changes a letter of it; the page beside it shows how it looks. */
export function MarkdownInput(props: ControlProps): ReactElement {
  const { value, change, id, about, isWrong, disabled, supplied } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [linking, setLinking] = useState<Selected | null>(null);
  const text = typeof value === 'string' ? value : '';
  const act = (edit: (selected: Selected) => Edit) =>
    area.current && write(area.current, edit(selectionOf(area.current)));
  const use = (tool: Tool) => {
    if (tool === 'link') setLinking(area.current && selectionOf(area.current));
    else act((selected) => edits[tool](selected));
  };
  return (
    <div className="grid gap-1">
      <Toolbar controls={id} disabled={disabled} use={use} />
      {linking && (
        <LinkSearch
          id={`${id}-link`}
          close={() => {
            setLinking(null);
            area.current?.focus();
          }}
          choose={(words, address) => {
            setLinking(null);
            if (area.current) write(area.current, insertLink(linking, words, address));
          }}
        />
      )}
      <textarea
        ref={area}
        id={id}
        disabled={disabled}
        aria-describedby={about}
        aria-invalid={isWrong}
        className="field field-sizing-content min-h-40 max-h-[60dvh]"
        placeholder={supplied?.words}
        value={text}
        onKeyDown={(event) => {
          const tool = toolOf(event);
          if (!tool) return;
          event.preventDefault();
          use(tool);
        }}
        onChange={({ target }) => change(keptText(target.value, props), true)}
      />
    </div>
  );
}

const edits: Readonly<Record<Exclude<Tool, 'link'>, (selected: Selected) => Edit>> = {
  bold: (selected) => toggleMark(selected, '**', 'bold words'),
  italic: (selected) => toggleMark(selected, '*', 'slanted words'),
  heading: (selected) => toggleLines(selected, '## '),
  list: (selected) => toggleLines(selected, '- '),
  numbers: (selected) => toggleLines(selected, '1. '),
  quote: (selected) => toggleLines(selected, '> '),
};

const keys: Readonly<Record<string, Tool>> = { b: 'bold', i: 'italic', k: 'link' };
const toolOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Tool | undefined =>
  (ctrlKey || metaKey) && !altKey && !shiftKey ? keys[key.toLowerCase()] : undefined;

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** As if it were typed, so that the field's own undo knows it. */
function write(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
