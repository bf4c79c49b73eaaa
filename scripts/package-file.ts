import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";

const shape = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });

/** The fields of package.json that describe the program. */
export const packageFile = shape.parse(
  JSON.parse(readFileSync(resolve(import.meta.dirname, "../package.json"), "utf8")),
);
