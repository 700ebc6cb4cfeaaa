import { signedInUser } from './session.ts';

/**
 * An address that the browser asks without a header, such as a picture's: it names the restaurant of this tab, and browsers
 * store it by its address. For somebody with one restaurant it names none: servers from before there were several refuse it.
 */
export function tabAddress(address: string): string {
  const user = signedInUser();
  if (!user?.restaurants || !user.restaurant) return address;
  return `${address}${address.includes('?') ? '&' : '?'}restaurant=${user.restaurant.id}`;
}
