import { app } from "electron";

/** Ends the program and lets it begin anew: by systemd, where that started it, else by itself. */
export const relaunch = (end: () => void): void => {
  const appImage = process.env["APPIMAGE"];
  // systemd ends whatever a service leaves behind, and starts the service again.
  if (process.env["INVOCATION_ID"] === undefined)
    app.relaunch({
      args: process.argv.slice(1),
      ...(appImage === undefined ? {} : { execPath: appImage }),
    });
  end();
};
