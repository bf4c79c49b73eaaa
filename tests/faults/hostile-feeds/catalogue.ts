import { answers } from "./answers.ts";
import type { Hostile } from "./hostile-feed.ts";
import { rules } from "./rules.ts";
import { shapes } from "./shapes.ts";
import { zones } from "./zones.ts";

/** Every hostile feed that we know of. */
export const catalogue: readonly Hostile[] = [...rules, ...zones, ...shapes, ...answers];
