/**
 * A chat with this number: spaces and hyphens removed (spec section 9), and the plus that wa.me does not take. `about` stands in it as its first
 * words.
 */
export function whatsAppHref(number: string, about = ''): string {
  const words = about && `?text=${encodeURIComponent(about)}`;
  return `https://wa.me/${number.replace(/[\s-]/g, '').replace(/^\+/, '')}${words}`;
}
