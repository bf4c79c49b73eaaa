import { join, resolve } from "node:path";
import { mergeConfig } from "vitest/config";
import usual from "../../vitest.config.ts";

export default mergeConfig(usual, {
  root: resolve(import.meta.dirname, "../.."),
  test: { setupFiles: [join(import.meta.dirname, "name-reader.ts")] },
});
