import type { TextEdit, TextSelection } from '../../editing/toggle-mark';

/** Adds a prefix to each line of the selection, or removes it if all of them have it. */
export function toggleLines({ text, start, end }: TextSelection, mark: string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', Math.max(start, end - 1));
  const to = after < 0 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const nonEmptyLines = lines.filter((line) => line.trim() !== '');
  const isOn = nonEmptyLines.length > 0 && nonEmptyLines.every((line) => line.startsWith(mark));
  const insert = lines
    .map((line) =>
      isOn
        ? line.replace(mark, '')
        : line.trim() === '' && lines.length > 1
          ? line
          : mark + stripPrefix(line),
    )
    .join('\n');
  return {
    from,
    to,
    insert,
    selection: [from + (lines.length > 1 ? 0 : insert.length), from + insert.length],
  };
}

/** A line has one such prefix. */
const stripPrefix = (line: string): string => line.replace(/^(#{1,6} |[-*+] |\d+[.)] |> )/, '');

/** Inserts a link with the selection as its label, or `fallbackLabel` without a selection. */
export function insertLink(
  { text, start, end }: TextSelection,
  fallbackLabel: string,
  address: string,
): TextEdit {
  const label = (text.slice(start, end) || fallbackLabel)
    .replaceAll(/([[\]\\])/g, '\\$1')
    .replaceAll(/\s+/g, ' ');
  const insert = `[${label}](${/[\s()<>]/.test(address) ? `<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>` : address})`;
  return { from: start, to: end, insert, selection: [start + insert.length, start + insert.length] };
}

export const applyEdit = (text: string, { from, to, insert }: TextEdit): string =>
  text.slice(0, from) + insert + text.slice(to);

/**
 * Whether copied HTML has formatting that plain text would lose: headings, lists, links, tables, bold or
 * italic text.
 */
export const hasHtmlFormatting = (html: string): boolean =>
  /<(h[1-6]|ul|ol|a\s[^<>]*href|strong|b|em|i|table|blockquote)\b|mso-list:|font-weight:\s*(bold|[6-9]00)/i.test(
    html,
  );
