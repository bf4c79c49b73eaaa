import type { MessageFromServer, StartRefusal, MessageToServer } from "./messages.ts";

/** A process that runs the server, however it was forked. */
export interface ForkedServer {
  send(word: MessageToServer): void;
  onMessage(listener: (word: MessageFromServer) => void): void;
  onEnd(listener: (code: number | null) => void): void;
  /** Kills the process at once. */
  kill(): void;
}

export interface EmbeddedServer {
  /** The server's address. */
  readonly url: string;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  send(word: MessageToServer): void;
  /** Asks the process to stop and kills it after two seconds. */
  stop(): Promise<void>;
  /** Kills the process at once. */
  kill(): void;
}

/** The server refuses to start; the message has one sentence for people a line. */
export class ServerRefusedError extends Error {
  override readonly name = "ServerRefused";
  readonly kind: StartRefusal;

  constructor(kind: StartRefusal, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The server ended before it listened and gave no reason. */
export class ServerCrashedError extends Error {
  override readonly name = "ServerCrashed";
}

const stopWithinMs = 2000;
/** Long enough for a migration of a large database. */
const startWithinMs = 120_000;

/** Waits until a server process listens; rejects with ServerRefusedError or ServerCrashedError where it doesn't. */
export const waitForServer = async (process: ForkedServer): Promise<EmbeddedServer> => {
  const ended = new Promise<void>((done) => process.onEnd(() => done()));
  const started = Promise.withResolvers<string>();
  process.onMessage((word) => {
    if (word.type === "listening") started.resolve(word.url);
    else if (word.type === "refused")
      started.reject(new ServerRefusedError(word.kind, word.sentences.join("\n")));
  });
  process.onEnd((code) =>
    started.reject(new ServerCrashedError(`The wall's server ended at once (${code}).`)),
  );
  const impatient = setTimeout(
    () => started.reject(new ServerCrashedError("The wall's server doesn't get up.")),
    startWithinMs,
  );
  try {
    const url = await started.promise;
    const stop = async (): Promise<void> => {
      process.send({ type: "stop" });
      const giveUp = setTimeout(process.kill, stopWithinMs);
      await ended;
      clearTimeout(giveUp);
    };
    return { url, ended, stop, send: process.send, kill: process.kill };
  } catch (error) {
    process.kill();
    await ended;
    throw error;
  } finally {
    clearTimeout(impatient);
  }
};
