import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';

/** What a block is called, and the first words in it, by which people know it from others of its kind; none where it has none. */
export type BlockName = { label: string; words: string };

const longest = 60;

/** Without the marks of Markdown before its first words. */
const plain = (text: string): string => text.replace(/^[\s#>*_-]+/, '').slice(0, longest);

/** @param own what is stored of a block, whatever it is. */
export function blockNameOf(own: unknown): BlockName {
  if (!isNode(own)) return { label: 'Cannot be read', words: '' };
  const type = typeof own.type === 'string' ? own.type : '';
  const props = isNode(own.props) ? own.props : {};
  const words = [props.heading, props.title, props.name, props.text].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  );
  return {
    label: registry.get(type)?.label ?? (type === '' ? 'Cannot be read' : `Unknown block “${type}”`),
    words: typeof words === 'string' ? plain(words) : '',
  };
}

/** In one line, as `Hero, Sell your business well`. */
export function blockTitleOf(own: unknown): string {
  const { label, words } = blockNameOf(own);
  return words === '' ? label : `${label}, ${words}`;
}

/** What a slot is called on the block it belongs to. */
export function slotLabelOf(own: unknown, slot: string): string {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  return definition?.slots[slot]?.label ?? slot;
}

/** The slots a block can have and those it has, in the order in which its definition names them. */
export function slotNamesOf(own: unknown, slots: ReadonlyMap<string, readonly string[]>): string[] {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  const named = isNode(own) && !isNode(own.bind) ? Object.keys(definition?.slots ?? {}) : [];
  return [...new Set([...named, ...slots.keys()])];
}
