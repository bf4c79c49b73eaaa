import { join, resolve } from "node:path";
import { mergeConfig } from "vitest/config";
import usual from "../../vitest.config.ts";

export default mergeConfig(usual, {
  root: resolve(import.meta.dirname, "../.."),
  // A process for each file, so that whatever reads the clock there reads it for that file.
  test: { setupFiles: [join(import.meta.dirname, "name-reader.ts")], isolate: true },
});
