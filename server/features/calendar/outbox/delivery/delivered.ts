import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
/** What became of a write: its server has it, others changed the same, or its server doesn't take it. */
export type Delivered =
  | { readonly kind: "done" }
  | { readonly kind: "conflict"; readonly theirs: string | null }
  | { readonly kind: "refused"; readonly code: AccountErrorCode };

/** Others can't write faster than this many times between our reading and our writing. */
export const mostTries = 5;
