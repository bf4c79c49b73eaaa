import type { Session, WebContents } from "electron";
import { isAllowedKey } from "./allowed-key.ts";
import { isWallAddress } from "./is-wall-address.ts";

/** Refuses every permission, download and foreign request of a session's pages. */
const confineSession = (session: Session, stays: (address: string) => boolean): void => {
  session.setPermissionRequestHandler((_page, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setSpellCheckerEnabled(false);
  session.on("will-download", (event) => event.preventDefault());
  session.webRequest.onBeforeRequest(({ url }, answer) =>
    answer({ cancel: !(stays(url) || /^(data|blob):/.test(url)) }),
  );
};

/** Confines a page to the wall: no other address, window, permission, download, dialog or browser shortcut. */
export const confinePage = (page: WebContents, wallUrl: () => string | null): void => {
  const stays = isWallAddress(wallUrl);
  confineSession(page.session, stays);
  page.setWindowOpenHandler(() => ({ action: "deny" }));
  page.on("will-attach-webview", (event) => event.preventDefault());
  page.on("will-prevent-unload", (event) => event.preventDefault());
  page.on("before-input-event", (event, press) => {
    if (!isAllowedKey(press)) event.preventDefault();
  });
  page.on("will-frame-navigate", (event) => {
    if (!stays(event.url)) event.preventDefault();
  });
  page.on("will-redirect", (event) => {
    if (!stays(event.url)) event.preventDefault();
  });
  void page.setVisualZoomLevelLimits(1, 1);
};
