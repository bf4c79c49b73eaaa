import type { AnyMutation } from "../mutations/define-mutation.ts";
import { definitionsIn } from "../mutations/registry.ts";

/** The definitions of every feature of which something may wait: a phone finds in them what an earlier page left. */
export const offlineMutations: readonly AnyMutation[] = definitionsIn(
  import.meta.glob<Readonly<Record<string, unknown>>>(
    [
      "../features/*/mutations.ts",
      // Nothing of these waits, and a phone's opening is smaller without them.
      "!../features/{absences,access,acts,babysitter,backups,devices,https,kiosk,members,push,rewards,stars,walls}/*",
    ],
    { eager: true },
  ),
);
