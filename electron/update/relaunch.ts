import { app } from "electron";

/** Restarts the program: through systemd where that started it, else by itself. */
export const relaunch = (end: () => void): void => {
  const appImage = process.env["APPIMAGE"];
  // systemd kills what a service leaves behind, and restarts the service itself.
  if (process.env["INVOCATION_ID"] === undefined)
    app.relaunch({
      args: process.argv.slice(1),
      ...(appImage === undefined ? {} : { execPath: appImage }),
    });
  end();
};
