import { putAway } from "../../../client/drafts/put-away.ts";

/** Leaves the room that is open to nobody: what is half-written is put away, and what lies over the room is closed. */
export const leaveRoom = (go: (address: string) => void): void => {
  putAway();
  for (const dialog of document.querySelectorAll("dialog[open]:not(.quiet)"))
    if (dialog instanceof HTMLDialogElement) dialog.close();
  go("/");
};
