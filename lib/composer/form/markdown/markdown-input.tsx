'use client';

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useRef,
  useState,
} from 'react';
import type { Edit, Selected } from '../../editing/text-edit';
import { toggleMark } from '../../editing/toggle-mark';
import { drawnLater, laterPart } from '../../loading/later-part';
import { type ControlProps, keptText } from '../field/field-props';
import { LinkSearch } from './link-search';
import { insertLink, toggleLines } from './marks';
import { isFormatted } from './pasting/is-formatted';
import { type Tool, Toolbar } from './toolbar';

const Preview = drawnLater(laterPart(() => import('./preview').then((module) => module.Preview)));

/** Formatted text as it is stored. Nothing but what somebody does here ever changes a letter of it; the page beside it shows how it looks, and a preview below it. */
export function MarkdownInput(props: ControlProps): ReactElement {
  const { value, change, id, about, isWrong, disabled, supplied } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [linking, setLinking] = useState<Selected | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const act = (edit: (selected: Selected) => Edit) =>
    area.current && write(area.current, edit(selectionOf(area.current)));
  const use = (tool: Tool) => {
    if (tool === 'preview') setPreviewed(!isPreviewed);
    else if (tool === 'link') setLinking(area.current && selectionOf(area.current));
    else act((selected) => edits[tool](selected));
  };
  return (
    <div className="grid gap-1">
      <Toolbar controls={id} disabled={disabled} isPreviewed={isPreviewed} use={use} />
      {linking && (
        <LinkSearch
          id={`${id}-link`}
          close={() => {
            setLinking(null);
            area.current?.focus();
            // Whatever else the focus would choose: what was chosen before is chosen again.
            area.current?.setSelectionRange(linking.start, linking.end);
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
        className="field field-sizing-content enabled:min-h-40 max-h-[60dvh]"
        placeholder={supplied?.words}
        value={text}
        onKeyDown={(event) => {
          const tool = toolOf(event);
          if (!tool) return;
          event.preventDefault();
          use(tool);
        }}
        onPaste={paste}
        onChange={({ target }) => change(keptText(target.value, props), true)}
      />
      {!disabled && <Signs />}
      {isPreviewed && <Previewed text={text} />}
    </div>
  );
}

/** What the buttons write, for whoever wonders. */
const Signs = (): ReactElement => (
  <p className="text-label text-text-muted">
    The signs you meet: <code>**</code> around what is bold, <code>##</code> before a heading,{' '}
    <code>[words](address)</code> for a link. The buttons above write them for you.
  </p>
);

const Previewed = ({ text }: { text: string }): ReactElement => (
  <section aria-label="How it looks">
    <Suspense fallback={<p className="text-text-muted">…</p>}>
      <Preview text={text} />
    </Suspense>
  </section>
);

const edits: Readonly<Record<Exclude<Tool, 'link' | 'preview'>, (selected: Selected) => Edit>> = {
  bold: (selected) => toggleMark(selected, '**', 'bold words'),
  italic: (selected) => toggleMark(selected, '*', 'slanted words'),
  heading: (selected) => toggleLines(selected, '## '),
  list: (selected) => toggleLines(selected, '- '),
  numbers: (selected) => toggleLines(selected, '1. '),
  quote: (selected) => toggleLines(selected, '> '),
};

const keys: Readonly<Record<string, Tool>> = { b: 'bold', i: 'italic', k: 'link' };
const shiftKeys: Readonly<Record<string, Tool>> = { e: 'preview' };
const toolOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Tool | undefined =>
  (ctrlKey || metaKey) && !altKey ? (shiftKey ? shiftKeys : keys)[key.toLowerCase()] : undefined;

/** What was formatted where it was copied stays so; anything else is pasted by the browser. */
function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const area = event.currentTarget;
  const [html, plain] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
  if (!html || !isFormatted(html)) return;
  event.preventDefault();
  const put = (insert: string) => {
    const { start: from, end: to } = selectionOf(area);
    write(area, { from, to, insert, select: [from + insert.length, from + insert.length] });
  };
  void import('./pasting/read-pasted').then(
    ({ readPasted }) => put(readPasted(html) || plain || ''),
    () => put(plain ?? ''),
  );
}

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** As if it were typed, so that the field's own undo knows it. */
function write(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isNothing = from === to && insert === '';
  const isTyped = isNothing || document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
