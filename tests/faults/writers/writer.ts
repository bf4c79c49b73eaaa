import { randomUUID } from "node:crypto";

/** A client that closes and reopens one chore repeatedly until the connection breaks. */
export interface Writer {
  readonly memberId: string;
  readonly choreId: string;
  /** How many taps of this round were answered. */
  readonly answered: number;
  /** Taps until the connection breaks. */
  write(url: string): Promise<void>;
  /** Resolves after the first answered tap of the round. */
  firstAnswer(): Promise<void>;
  /** Sends the tap that was in flight again, with its key. */
  settle(url: string): Promise<void>;
}

interface Tap {
  readonly way: "close" | "reopen";
  readonly key: string;
}

/** A writer of one member's chore. */
export const createWriter = (memberId: string, choreId: string): Writer => {
  let answered = 0;
  let underWay: Tap | null = null;
  let next: Tap["way"] = "close";
  let first = Promise.withResolvers<void>();

  const send = async (url: string, { way, key }: Tap): Promise<number> => {
    const answer = await fetch(`${url}/api/board/routine/${choreId}/${way}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ memberId }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`a tap was answered ${answer.status}: ${text}`);
    return answer.status;
  };

  const tap = async (url: string): Promise<boolean> => {
    underWay ??= { way: next, key: randomUUID() };
    try {
      await send(url, underWay);
    } catch (error) {
      // fetch throws a TypeError when the connection breaks; any other error is a failure.
      if (error instanceof TypeError) return false;
      throw error;
    }
    next = underWay.way === "close" ? "reopen" : "close";
    underWay = null;
    return true;
  };

  return {
    memberId,
    choreId,
    get answered() {
      return answered;
    },
    write: async (url) => {
      answered = 0;
      first = Promise.withResolvers();
      while (await tap(url)) {
        answered++;
        first.resolve();
      }
      first.resolve();
    },
    firstAnswer: () => first.promise,
    settle: async (url) => {
      if (underWay === null) return;
      if (!(await tap(url))) throw new Error("the wall is gone again");
      answered++;
    },
  };
};
