import { resolve } from "node:path";
import { run } from "typed-css-modules";

/** Writes beside each CSS module the class names that it has, so that the compiler finds a name that it hasn't. */
export const writeStyleTypes = (): Promise<void> =>
  run(resolve(import.meta.dirname, ".."), {
    pattern: "{client,wall-ui,pwa}/**/*.module.css",
    camelCase: true,
    namedExports: true,
    allowArbitraryExtensions: true,
    silent: true,
  });

if (import.meta.main) await writeStyleTypes();
