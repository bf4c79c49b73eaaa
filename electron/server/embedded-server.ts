import type { FromServer, Refusal, ToServer } from "./messages.ts";

/** A process that runs the server, wherever it was forked. */
export interface ServerProcess {
  tell(word: ToServer): void;
  onWord(listener: (word: FromServer) => void): void;
  onEnd(listener: (code: number | null) => void): void;
  /** Ends it without asking. */
  kill(): void;
}

export interface EmbeddedServer {
  /** Where the wall is. */
  readonly url: string;
  /** Settles when the process ended, whoever ended it. */
  readonly ended: Promise<void>;
  tell(word: ToServer): void;
  /** Asks it to stop and waits two seconds; after that it is ended. */
  stop(): Promise<void>;
  /** Ends it without asking. */
  kill(): void;
}

/** The server doesn't start; the message is one sentence a line, for people. */
export class ServerRefused extends Error {
  override readonly name = "ServerRefused";
  readonly kind: Refusal;

  constructor(kind: Refusal, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The server ended before it served, and didn't say why. */
export class ServerCrashed extends Error {
  override readonly name = "ServerCrashed";
}

const stopWithinMs = 2000;
/** A database that is brought to a new version takes its time. */
const startWithinMs = 120_000;

/** Waits until a server's process serves; rejects with ServerRefused or ServerCrashed where it can't. */
export const waitForServer = async (process: ServerProcess): Promise<EmbeddedServer> => {
  const ended = new Promise<void>((done) => process.onEnd(() => done()));
  const started = Promise.withResolvers<string>();
  process.onWord((word) => {
    if (word.type === "listening") started.resolve(word.url);
    else if (word.type === "refused")
      started.reject(new ServerRefused(word.kind, word.sentences.join("\n")));
  });
  process.onEnd((code) =>
    started.reject(new ServerCrashed(`The wall's server ended at once (${code}).`)),
  );
  const impatient = setTimeout(
    () => started.reject(new ServerCrashed("The wall's server doesn't get up.")),
    startWithinMs,
  );
  try {
    const url = await started.promise;
    const stop = async (): Promise<void> => {
      process.tell({ type: "stop" });
      const giveUp = setTimeout(process.kill, stopWithinMs);
      await ended;
      clearTimeout(giveUp);
    };
    return { url, ended, stop, tell: process.tell, kill: process.kill };
  } catch (error) {
    process.kill();
    await ended;
    throw error;
  } finally {
    clearTimeout(impatient);
  }
};
