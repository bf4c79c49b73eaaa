import type { QueryKey } from "@tanstack/react-query";
import { createContext } from "react";
import type { OperationAnswer, OperationInput, ReadKey } from "#contract/api.ts";
import type { ReadOperation } from "../../api/call.ts";
import type { LazyValue } from "../../platform/lazy-value.ts";
import { useRequiredContext } from "../../platform/required-context.ts";
import { queryOf } from "../query-state.ts";
import type { CreateSample } from "./sample.ts";

/** A read that tells whether the family has anything of its own; `isEmpty` is a method, so that reads of all answers make one list. */
export interface OwnContentRead {
  readonly query: {
    readonly queryKey: QueryKey;
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>;
  };
  isEmpty(answer: unknown): boolean;
}

/** Names such a read, and when its answer has nothing. */
export const ownContentRead = <K extends ReadKey>(
  operation: ReadOperation<K>,
  sent: OperationInput<K>,
  isEmpty: (answer: OperationAnswer<K>) => boolean,
): OwnContentRead => ({ query: queryOf(operation, sent), isEmpty });

/** What several features show together: all of it is the family's own, or all of it is sample content. */
export type SampleArea = "tasks" | "meals";

/** Where sample content comes from, and where it gives way. */
export interface SampleSource {
  readonly createSample: LazyValue<CreateSample>;
  /** One answer with something in it takes the sample family's place in an area. */
  readonly ownContent: Readonly<Record<SampleArea, readonly OwnContentRead[]>>;
}

export const SampleContext = createContext<SampleSource | undefined>(undefined);

/** Where this page's sample content comes from. */
export const useSampleSource = (): SampleSource => useRequiredContext(SampleContext);
