/** Whose edits they are: another owner on the same browser neither sees nor sends them. */
export type QueueOwner = { user_id: string; restaurant_id: string };
