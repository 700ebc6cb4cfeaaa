import { randomUUID } from 'node:crypto';
import type { FileKey } from '../../files/files.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';

/**
 * The folder of an upload's files, which are named by numbers from 0. The date comes first, so that the sweep can distinguish
 * an upload in progress from an abandoned one.
 */
export const newUploadFolder = ({ restaurant_id }: RestaurantAccess, now: Date): FileKey =>
  `private/${restaurant_id}/imports/${now.toISOString().slice(0, 10)}-${randomUUID()}`;

/** A file of an upload: its restaurant, and its folder from the date on. */
export const UPLOADED_FILE = /^private\/([^/]+)\/imports\/(\d{4}-\d{2}-\d{2})-[^/]+\/\d+$/;
