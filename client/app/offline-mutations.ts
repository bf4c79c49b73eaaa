import type { AnyMutation } from "../mutations/define-mutation.ts";
import { definitionsIn } from "../mutations/registry.ts";

/** The definitions of every feature: a phone finds in them what an earlier page left waiting. */
export const offlineMutations: readonly AnyMutation[] = definitionsIn(
  import.meta.glob<Readonly<Record<string, unknown>>>("../features/*/mutations.ts", {
    eager: true,
  }),
);
