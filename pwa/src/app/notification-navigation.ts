import { navigate } from "wouter/use-browser-location";
import type { OpenScreenMessage } from "../sw/notification-click.ts";

const isOpenScreen = (word: unknown): word is OpenScreenMessage =>
  typeof word === "object" && word !== null && "open" in word && typeof word.open === "string";

/** Goes to the screen of a notification that was tapped while the app is open. */
export const followNotifications = (): void => {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (isOpenScreen(data)) navigate(data.open);
  });
};
