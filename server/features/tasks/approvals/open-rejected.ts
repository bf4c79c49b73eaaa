import { Conflict } from "../../../http/errors.ts";
import type { Awaitable } from "../../../providers/provider.ts";
import { after } from "../../../after.ts";
import type { Outcome, TapNeeds } from "../close.ts";
import type { Completion } from "../completions.ts";
import type { Outbox } from "../outbox.ts";
import { viewOf } from "../view.ts";

/** Opens what a parent rejects again, here and in its source; pending while that hasn't settled it. */
export const createOpenRejected = (needs: TapNeeds) => {
  const { source, outbox, completions, record, stars, today } = needs;

  const outcome = (done: Completion, isPending: boolean): Outcome => ({
    task: viewOf({
      ...{ task: done.task, day: done.occurrence, isPending },
      completion: isPending ? done : null,
    }),
    awarded: 0,
    balance: stars.balanceOf(done.memberId),
    changed: true,
  });

  const openNow = (done: Completion): Outcome => {
    record.reopened(done);
    return outcome(done, false);
  };

  const notSettled = (): Conflict =>
    new Conflict("notSettled", "It isn't known yet whether this is done.");

  const send = async (through: Outbox, done: Completion): Promise<Outcome> => {
    const { task, occurrence, memberId } = done;
    const write = { task, occurrence, memberId, doneOn: today() };
    try {
      const sent = await through.send({ action: "reopen", ...write });
      if (sent === "busy") throw notSettled();
      return outcome(done, sent === "pending");
    } catch (error) {
      // It is still done there, so a parent can still decide.
      completions.waitAgain(done.id);
      throw error;
    }
  };

  const tell = (done: Completion): Awaitable<Outcome> => {
    if (outbox !== null && outbox.of(done.taskId) !== null) throw notSettled();
    completions.reject(done.id);
    if (outbox !== null) return send(outbox, done);
    return after(source().reopen(done.taskId, done.occurrence), () => openNow(done));
  };

  return (done: Completion, exists: boolean): Awaitable<Outcome> => {
    // What was done again since isn't opened in its source: that would undo the later one.
    const isLatest = completions.latest(done.taskId)?.id === done.id;
    if (exists && isLatest) return tell(done);
    completions.reject(done.id);
    return openNow(done);
  };
};
