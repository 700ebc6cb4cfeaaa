import { signedInUser } from './session.ts';

/** The tab's restaurant where it must be named: for somebody who can open several, or works at another's. */
export function restaurantOfSeveral() {
  const user = signedInUser();
  return user?.restaurants && user.restaurant;
}

/**
 * An address that the browser asks without a header, such as a picture's: it names the restaurant of this tab, and browsers
 * store it by its address. For somebody with one restaurant it names none: servers from before there were several refuse it.
 */
export function tabAddress(address: string): string {
  const restaurant = restaurantOfSeveral();
  if (!restaurant) return address;
  return `${address}${address.includes('?') ? '&' : '?'}restaurant=${restaurant.id}`;
}
