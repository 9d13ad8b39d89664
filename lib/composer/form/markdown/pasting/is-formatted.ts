/** Whether what was copied has something to keep that plain text has not: headings, lists, links, tables, strong or slanted words. */
export const isFormatted = (html: string): boolean =>
  /<(h[1-6]|ul|ol|a\s[^<>]*href|strong|b|em|i|table|blockquote)\b|mso-list:|font-weight:\s*(bold|[6-9]00)/i.test(
    html,
  );
