import * as z from "zod";
import type { WorkerProtocol } from "#server/platform/worker/protocol.ts";

/** Reads a budget's months, first to last, as `YYYY-MM`. */
export interface ActualReadJob {
  readonly do: "read";
  readonly libraryDir: string;
  /** Where the library keeps its copy of the budget. */
  readonly copyDir: string;
  /** The copy may be broken: it is thrown away first. */
  readonly anew: boolean;
  readonly url: string;
  readonly password: string;
  readonly syncId: string;
  readonly encryptionPassword?: string | undefined;
  readonly first: string;
  readonly last: string;
}

/** What the budget's program does with Actual's own library: it tries the library, or reads a budget's months. */
export type ActualJob = { readonly do: "try"; readonly libraryDir: string } | ActualReadJob;

const result = z.union([
  z.strictObject({ failed: z.string() }),
  z.strictObject({ again: z.literal(true) }),
  z.strictObject({ read: z.unknown() }),
]);

/**
 * What it read, Actual's word for why it couldn't, or that it is to be started once more, because the library can be
 * opened once only.
 */
export type ActualResult = z.infer<typeof result>;

/** What the budget's program answers. */
export const actualProtocol: WorkerProtocol<ActualResult> = { result };
