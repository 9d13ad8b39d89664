const providerCookiePattern = /^(?:_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/**
 * Deletes the cookies that providers set in the name of this site, on every domain they may have set them
 * for.
 */
export function deleteProviderCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!providerCookiePattern.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has another way to do it at once.
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
