import type { MessageFromServer, StartRefusal, MessageToServer } from "./messages.ts";

/** A process that runs the server, wherever it was forked. */
export interface ForkedServer {
  send(word: MessageToServer): void;
  onMessage(listener: (word: MessageFromServer) => void): void;
  onEnd(listener: (code: number | null) => void): void;
  /** Ends it without asking. */
  kill(): void;
}

export interface EmbeddedServer {
  /** Where the wall is. */
  readonly url: string;
  /** Settles when the process ended, whoever ended it. */
  readonly ended: Promise<void>;
  send(word: MessageToServer): void;
  /** Asks it to stop and waits two seconds; after that it is ended. */
  stop(): Promise<void>;
  /** Ends it without asking. */
  kill(): void;
}

/** The server doesn't start; the message is one sentence a line, for people. */
export class ServerRefusedError extends Error {
  override readonly name = "ServerRefused";
  readonly kind: StartRefusal;

  constructor(kind: StartRefusal, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The server ended before it served, and didn't say why. */
export class ServerCrashedError extends Error {
  override readonly name = "ServerCrashed";
}

const stopWithinMs = 2000;
/** A database that is brought to a new version takes its time. */
const startWithinMs = 120_000;

/** Waits until a server's process serves; rejects with ServerRefused or ServerCrashed where it can't. */
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
