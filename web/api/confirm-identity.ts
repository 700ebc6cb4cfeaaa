/** Shows the dialog in which the owner signs in again; resolves to whether they did. */
export type ConfirmIdentity = () => Promise<boolean>;

let shownDialog: ConfirmIdentity = async () => false;

/** Called at the start: the dialog is of a later layer, and loaded when it is needed. */
export const setConfirmIdentity = (show: ConfirmIdentity): void => {
  shownDialog = show;
};

let currentDialog: Promise<boolean> | undefined;

/** Requests that need it at once share one dialog. */
export function confirmIdentity(): Promise<boolean> {
  currentDialog ??= shownDialog().finally(() => {
    currentDialog = undefined;
  });
  return currentDialog;
}
