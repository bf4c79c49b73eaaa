import { join } from "node:path";
import { app } from "electron";

/**
 * Where the wall's data is: in the user's folder when installed, in the source tree otherwise, as with `npm run
 * serve`.
 */
export const dataLocation = (): { workingDir: string; env: Record<string, string> } => {
  const userData = app.getPath("userData");
  return app.isPackaged
    ? {
        workingDir: userData,
        env: { DATA_DIR: join(userData, "data"), CONFIG_DIR: join(userData, "config") },
      }
    : { workingDir: process.cwd(), env: {} };
};
