import type { WriteKey } from "#contract/api.ts";
import type { Topic } from "#contract/operation.ts";
import type { Task } from "#contract/tasks.ts";
import type { ApiError } from "../../api/api-error.ts";
import type { EventChange } from "../../features/calendar/optimistic-change.ts";
import type { GroceryChange } from "../../features/grocery/optimistic-grocery.ts";
import type { JournalChange } from "../../features/journal/optimistic-entry.ts";
import type { PlanChange } from "../../features/meals/optimistic-plan.ts";
import type { OptimisticTick } from "../optimistic-ticks.ts";

/** A write that a person made and the server hasn't confirmed. */
export interface QueuedMutation {
  /** Its Idempotency-Key: however often it is sent, it counts once. */
  readonly id: string;
  /** Its place in the line. */
  readonly order: number;
  readonly key: WriteKey;
  /** Its parameters, query and body. */
  readonly sent: object;
  readonly stale: readonly Topic[];
  /** Pictures that are sent before it, in order. */
  readonly pictures?: readonly Blob[];
  /** Not sent before this moment, in ms; what comes after it doesn't wait for it. */
  readonly notBefore?: number;
  /** When it was made, in ms. */
  readonly at: number;
  readonly shows: QueuedEffects;
  /** How often the server was reached and could not take it. */
  readonly tries: number;
  /** Set when it will not be sent any more by itself, until somebody has seen it. */
  readonly refused?: QueueRefusal;
}

/** What screens show of an action that waits. */
export interface QueuedEffects {
  /** What it is about, in the family's own words: a chore, a thing to buy. */
  readonly title: string;
  /** Set on a tick, which the row shows at once. */
  readonly tap?: OptimisticTick;
  /** Set on a to-do that is added: its row until the server has named it. */
  readonly todo?: Task;
  /** Set on a change of the grocery list. */
  readonly grocery?: GroceryChange;
  /** Set on a change of the meal plan. */
  readonly plan?: PlanChange;
  /** Set on a change of the family calendar. */
  readonly events?: EventChange;
  /** Set on a change of the journal. */
  readonly journal?: JournalChange;
}

/** What was written before it was put in line, so that it is put there once. */
export interface EnqueueOptions {
  readonly id: string;
  readonly pictures?: readonly Blob[];
  /** Not sent before this moment (ms), so that it can be withdrawn until then. */
  readonly notBefore?: number;
}

/** Why an action was not taken. */
export interface QueueRefusal {
  readonly status: number;
  readonly code?: string;
  readonly message: string;
}

/** At most so many actions wait. */
export const maxQueued = 200;

/** What waited longer than a week is shown and no longer sent, in ms. */
export const maxQueuedAgeMs = 7 * 86_400_000;

/** A server that answers, but can't take it, is asked so often. */
const maxTries = 8;

/** Whose words an action carries: it is sent while they are signed in on this phone, and never as somebody else's. */
export const authorOf = ({
  shows: { journal },
}: Pick<QueuedMutation, "shows">): string | undefined =>
  journal?.kind === "add" ? journal.authorId : undefined;

/** Whether a house refused only because somebody else is signed in, or nobody. */
export const isOtherAuthor = ({ code }: Pick<ApiError, "code">): boolean =>
  code === "signInFirst" || code === "otherAuthor";

/** What an error means for an action: nobody was there, the house asks for time, later perhaps, or never. */
export const failureKindOf = (
  error: Pick<ApiError, "status" | "code">,
  action: Pick<QueuedMutation, "shows" | "tries">,
): "unreached" | "busy" | "later" | "refused" => {
  const { status, code } = error;
  if (status === 0) return code === "timeout" || code === "network" ? "unreached" : "refused";
  if (status === 429) return "busy";
  const mayComeBack = authorOf(action) !== undefined && isOtherAuthor(error);
  const isPassing = mayComeBack || status === 423 || (status >= 500 && status !== 502);
  return isPassing && action.tries + 1 < maxTries ? "later" : "refused";
};
