/** Sent by the service worker if a guest opened the page: browsers don't mark a worker's requests. */
export const OPENED_HEADER = 'x-opened';
