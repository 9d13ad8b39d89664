/**
 * Whether copied HTML has formatting that plain text would lose: headings, lists, links, tables, bold or
 * italic text.
 */
export const hasHtmlFormatting = (html: string): boolean =>
  /<(h[1-6]|ul|ol|a\s[^<>]*href|strong|b|em|i|table|blockquote)\b|mso-list:|font-weight:\s*(bold|[6-9]00)/i.test(
    html,
  );
