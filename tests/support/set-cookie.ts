/** Sets a cookie of jsdom, such as `buyer=1`. */
export function setCookie(text: string, { document: page } = window): void {
  page.cookie = text;
}
