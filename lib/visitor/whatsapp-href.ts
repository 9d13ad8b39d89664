/** A chat with this number: spaces and hyphens removed (spec section 9), and the plus that wa.me does not take. */
export function whatsAppHref(number: string): string {
  return `https://wa.me/${number.replace(/[\s-]/g, '').replace(/^\+/, '')}`;
}
