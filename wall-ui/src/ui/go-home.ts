import { saveOpenDrafts } from "#client/mutations/drafts/saved-drafts.ts";

/** Goes to where a wall starts from the page that is open to nobody: what is half-written is put away, and what lies over the page is closed. */
export const goHome = (address: string, go: (address: string) => void, start = "/"): void => {
  saveOpenDrafts();
  for (const dialog of document.querySelectorAll("dialog[open]:not([data-part~=quiet])"))
    if (dialog instanceof HTMLDialogElement) dialog.close();
  // Else the browser would remember another way back each time that nobody comes.
  if (address !== start) go(start);
};
