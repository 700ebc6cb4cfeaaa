/** Says that a service worker asks for a page because a guest opened it: browsers say it of no request of a worker. */
export const OPENED_HEADER = 'x-opened';
