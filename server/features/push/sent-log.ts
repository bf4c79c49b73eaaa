import type { PushKind } from "#contract/push.ts";
import type { Db } from "../../db/connection.ts";

/** A completion that waits for a parent's decision, with the instant of its tap. */
export interface ApprovalRequest {
  readonly taskId: string;
  readonly occurrence: string;
  readonly closedAt: string;
  readonly topic: string;
}

interface Row {
  task_id: string;
  occurrence: string;
  closed_at: string;
  topic: string;
}

/** Records which notifications were sent already. */
export const createPushSentLog = (db: Db) => {
  const has = db
    .prepare<[string, string, string], number>(
      "SELECT 1 FROM push_told WHERE kind = ? AND day = ? AND member_id = ?",
    )
    .pluck();
  const note = db.prepare<[string, string, string]>(
    "INSERT INTO push_told (kind, day, member_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const forget = db.prepare<[string]>("DELETE FROM push_told WHERE day < ?");
  const asked = db.prepare<[], Row>("SELECT task_id, occurrence, closed_at, topic FROM push_asked");
  const ask = db.prepare<[ApprovalRequest]>(
    "INSERT INTO push_asked (task_id, occurrence, closed_at, topic) VALUES (@taskId, @occurrence, @closedAt, @topic)",
  );
  const settle = db.prepare<[ApprovalRequest]>(
    "DELETE FROM push_asked WHERE task_id = @taskId AND occurrence = @occurrence AND closed_at = @closedAt",
  );
  return {
    /** Whether a day's reminder is settled for a member: sent, or there was nothing to say. */
    ofDay: (kind: PushKind, day: string, memberId: string): boolean =>
      has.get(kind, day, memberId) !== undefined,
    noteDay: (kind: PushKind, day: string, memberId: string): void =>
      void note.run(kind, day, memberId),
    forgetBefore: (day: string): void => void forget.run(day),
    asked: (): ApprovalRequest[] =>
      asked.all().map((row) => ({
        taskId: row.task_id,
        occurrence: row.occurrence,
        closedAt: row.closed_at,
        topic: row.topic,
      })),
    ask: (asking: ApprovalRequest): void => void ask.run(asking),
    settle: (asking: ApprovalRequest): void => void settle.run(asking),
  };
};

export type PushSentLog = ReturnType<typeof createPushSentLog>;
