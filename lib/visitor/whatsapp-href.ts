/**
 * A WhatsApp chat with this number: without spaces, hyphens (spec section 9) and the plus, which wa.me
 * rejects. `prefilledText` is the first message.
 */
export function whatsAppHref(number: string, prefilledText = ''): string {
  const query = prefilledText && `?text=${encodeURIComponent(prefilledText)}`;
  return `https://wa.me/${number.replace(/[\s-]/g, '').replace(/^\+/, '')}${query}`;
}
