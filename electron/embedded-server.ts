import type { FromServer, ToServer } from "./messages.ts";

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
  /** Calls whenever a parent's PIN lets the window leave the full screen. */
  onLeaveKiosk(listener: () => void): void;
  /** Asks it to stop and waits two seconds; after that it is ended. */
  stop(): Promise<void>;
}

/** The server doesn't start; the message is one sentence a line, for people. */
export class ServerRefused extends Error {
  override readonly name = "ServerRefused";
}

const stopWithinMs = 2000;

/** Waits until a server's process serves; rejects with ServerRefused where it can't. */
export const waitForServer = async (process: ServerProcess): Promise<EmbeddedServer> => {
  const ended = new Promise<void>((done) => process.onEnd(() => done()));
  const url = await new Promise<string>((serves, fails) => {
    process.onWord((word) => {
      if (word.type === "listening") serves(word.url);
      else if (word.type === "refused") fails(new ServerRefused(word.sentences.join("\n")));
    });
    process.onEnd((code) => fails(new ServerRefused(`The wall's server ended at once (${code}).`)));
  }).catch((error: unknown) => {
    process.kill();
    throw error;
  });
  const stop = async (): Promise<void> => {
    process.tell({ type: "stop" });
    const impatient = setTimeout(() => process.kill(), stopWithinMs);
    await ended;
    clearTimeout(impatient);
  };
  const onLeaveKiosk = (listener: () => void): void =>
    process.onWord((word) => {
      if (word.type === "leaveKiosk") listener();
    });
  return { url, ended, stop, onLeaveKiosk };
};
