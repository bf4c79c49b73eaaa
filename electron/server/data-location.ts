import { join } from "node:path";
import { app } from "electron";

/** An installed wall keeps its data with the user's; one that is run from its source keeps it there, as `npm run serve` does. */
export const dataLocation = (): { workingDir: string; env: Record<string, string> } => {
  const userData = app.getPath("userData");
  return app.isPackaged
    ? {
        workingDir: userData,
        env: { DATA_DIR: join(userData, "data"), CONFIG_DIR: join(userData, "config") },
      }
    : { workingDir: process.cwd(), env: {} };
};
