import { answers } from "./answers.ts";
import type { HostileFeed } from "./hostile-feed.ts";
import { rules } from "./rules.ts";
import { shapes } from "./shapes.ts";
import { zones } from "./zones.ts";

/** Every known hostile feed. */
export const catalogue: readonly HostileFeed[] = [...rules, ...zones, ...shapes, ...answers];
