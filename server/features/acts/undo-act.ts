import { type Caller } from "../../http/caller.ts";
import {
  type HandlerContext,
  type HandlerReply,
  isLastStep,
  type LastStep,
  lastStep,
  unchanged,
} from "../../http/handlers.ts";
import type { MountableOperation } from "../../http/operations/mountable-operations.ts";
import { isPromise } from "../../http/operations/run-write.ts";
import { validate } from "../../http/operations/validate.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import type { Clock } from "../../platform/clock.ts";
import { Conflict, NotFound } from "../../platform/errors.ts";
import { calendarChangePrefix } from "./act-list.ts";
import type { SeriesState } from "./act-lookups.ts";
import type { ActStore, StoredAct } from "./act-store.ts";
import { type Inverse, request, type RequestStep } from "./write-act.ts";

/** Checks whether the caller of a request may use an operation; throws as the operation itself would. */
export type RequireAllowed = (
  caller: Caller,
  mountable: Pick<MountableOperation, "key" | "operation">,
  context: Pick<HandlerContext, "request">,
) => void;

interface UndoActDeps {
  readonly store: ActStore;
  /** Every operation with its handler, by its key. */
  readonly mountables: () => ReadonlyMap<string, MountableOperation>;
  readonly requireAllowed: RequireAllowed;
  readonly bringBack: (state: SeriesState) => void;
  readonly atomically: <T>(work: () => T) => T;
  readonly clock: Clock;
}

/** What an undo that would be refused is done for all the same. */
export interface Nevertheless {
  readonly over?: "yes" | undefined;
  readonly tellGuests?: "yes" | undefined;
}

/** What the handler of an undo answers. */
type Undone = void | HandlerReply<void>;

/** The operation whose rights the return of an event of the family calendar needs. */
const writesEvents = "PATCH /api/calendar/events/{id}";

/** Creates what runs the requests of an undo as if they came anew. */
const createRequestRunner = ({
  mountables,
  atomically,
}: Pick<UndoActDeps, "mountables" | "atomically">) => {
  const mountable = (key: string): MountableOperation => {
    const found = mountables().get(key);
    if (found === undefined) throw new Conflict("notUndoable", apiSentence("notUndoable"));
    return found;
  };

  const run = ({ operation: key, input }: RequestStep, context: HandlerContext): unknown => {
    const { operation, handler } = mountable(key);
    const given = Object.fromEntries(
      (["params", "query", "body"] as const).flatMap((part) => {
        const schema = operation[part];
        return schema === undefined
          ? []
          : [[part, validate(schema, input[part] ?? (part === "query" ? {} : undefined), part)]];
      }),
    );
    return handler({ ...context, ...given, idempotency: null });
  };

  /** Runs one request after the other; waits only for those that wait themselves. */
  const runAll = (steps: readonly RequestStep[], context: HandlerContext): Promise<void> | void => {
    for (const [at, step] of steps.entries()) {
      const result = run(step, context);
      if (isPromise(result))
        return result.then((settled) => {
          if (isLastStep(settled)) atomically(() => settled.lastStep());
          return runAll(steps.slice(at + 1), context);
        });
    }
  };

  return { mountable, runAll };
};

/** Creates what takes an act back, with the rights of whoever asks for it, and once. */
export const createUndoAct = (deps: UndoActDeps) => {
  const { store, requireAllowed, bringBack, clock } = deps;
  const { mountable, runAll } = createRequestRunner(deps);
  const underWay = new Map<number, Promise<LastStep<Undone>>>();

  const requireAllAllowed = (inverse: Inverse, context: HandlerContext): void => {
    const keys =
      "series" in inverse ? [writesEvents] : inverse.requests.map(({ operation }) => operation);
    for (const key of keys) requireAllowed(context.caller, mountable(key), context);
  };

  const undoable = (act: StoredAct): Inverse => {
    const { inverse } = act;
    if (inverse === null) throw new Conflict("notUndoable", apiSentence("notUndoable"));
    if (store.isFollowed(act)) throw new Conflict("changedSince", apiSentence("changedSince"));
    return inverse;
  };

  const undo = (
    id: number,
    context: HandlerContext,
  ): Undone | Promise<LastStep<Undone> | Undone> => {
    const act = store.find(id);
    if (act === null) throw new NotFound("act");
    if (act.undoneAt !== null) return unchanged(undefined);
    const waiting = underWay.get(id);
    if (waiting !== undefined) return waiting.then(() => unchanged(undefined));
    const inverse = undoable(act);
    requireAllAllowed(inverse, context);
    const finish = (): void => store.setUndone(id, clock.now());
    if ("series" in inverse) {
      for (const state of inverse.series) bringBack(state);
      return finish();
    }
    const result = runAll(inverse.requests, context);
    if (!isPromise(result)) return finish();
    const settled = result.then(() => lastStep(finish)).finally(() => underWay.delete(id));
    underWay.set(id, settled);
    return settled;
  };

  const undoCalendarChange = (id: string, query: Nevertheless, context: HandlerContext) => {
    const step = request("POST /api/calendar/changes/{id}/undo", { params: { id }, query });
    requireAllAllowed({ requests: [step] }, context);
    return runAll([step], context);
  };

  /** Undoes an act by its id; nothing where it is undone already. */
  return (id: string, query: Nevertheless, context: HandlerContext) => {
    if (id.startsWith(calendarChangePrefix))
      return undoCalendarChange(id.slice(calendarChangePrefix.length), query, context);
    if (!/^\d{1,15}$/.test(id)) throw new NotFound("act");
    return undo(Number(id), context);
  };
};
