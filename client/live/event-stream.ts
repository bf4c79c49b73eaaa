import type { LiveChange, LiveConnection, LiveHello, LiveStream } from "../context/live.ts";

/** The part of EventSource that is used. */
export interface EventSourceLike {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

interface LiveStreamOptions {
  readonly EventSource: new (url: string) => EventSourceLike;
  readonly url?: string;
  readonly onHello?: (hello: LiveHello) => void;
  readonly onChange: (change: LiveChange) => void;
  /** Changes may have been missed: what is on the screen is to be read again. */
  readonly onGap: () => void;
  readonly isOnline?: () => boolean;
  /** 0 to 1, for the jitter. */
  readonly random?: () => number;
  /** The first wait before trying again, in ms; it doubles up to thirty times. */
  readonly firstWaitMs?: number;
}

const helloWithinMs = 8000;
const steadyMs = 10_000;
const doubtMs = 4000;
const echoWithinMs = 2000;

/** Makes a live stream that reconnects by itself and continues from the last revision that it saw. */
export const createLiveStream = (options: LiveStreamOptions): LiveStream => {
  const { url = "/api/live", isOnline = () => true, random = Math.random } = options;
  const { firstWaitMs = 1000 } = options;
  const listeners = new Set<() => void>();
  let connection: LiveConnection = { state: "reconnecting", since: Date.now() };
  let stream: EventSourceLike | undefined;
  let seen: number | undefined;
  let tries = 0;
  let helloAt: number | undefined;
  let openedAt = 0;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;

  const show = (state: LiveConnection["state"]) => {
    if (state === connection.state) return;
    connection = { state, since: Date.now() };
    for (const listener of listeners) listener();
  };
  const showBroken = () => show(isOnline() ? "reconnecting" : "offline");

  const close = () => {
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
    helloAt = undefined;
  };

  const retry = () => {
    // A stream that held for a while earns a quick first try; one that fails at once doesn't.
    if (helloAt !== undefined && Date.now() - helloAt > steadyMs) tries = 0;
    close();
    showBroken();
    const wait = firstWaitMs * Math.min(30, 2 ** tries) * (0.5 + random() / 2);
    tries += 1;
    timer = setTimeout(open, wait);
  };

  const open = () => {
    close();
    openedAt = Date.now();
    const since = seen === undefined ? "" : `?since=${seen}`;
    const opened = new options.EventSource(url + since);
    stream = opened;
    timer = setTimeout(retry, helloWithinMs);
    const on = (type: string, listener: (data: string) => void) =>
      opened.addEventListener(type, (event) => {
        if (stream === opened) listener(event.data);
      });
    on("hello", (data) => {
      const hello: LiveHello = JSON.parse(data);
      clearTimeout(timer);
      clearTimeout(doubt);
      helloAt = Date.now();
      seen ??= hello.revision;
      options.onHello?.(hello);
      show("live");
    });
    on("change", (data) => {
      const change: LiveChange = JSON.parse(data);
      seen = Math.max(seen ?? 0, change.revision);
      options.onChange(change);
    });
    on("resync", (data) => {
      const { revision }: { revision: number } = JSON.parse(data);
      seen = revision;
      options.onGap();
    });
    // EventSource's own retry gives up on an HTTP error and can't say `since`: every retry is ours.
    on("error", retry);
  };

  return {
    start: () => {
      running = true;
      open();
    },
    stop: () => {
      running = false;
      clearTimeout(doubt);
      close();
    },
    connection: () => connection,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reconnect: () => {
      // Several signs of the same trouble ask for one new stream.
      if (!running || (helloAt === undefined && Date.now() - openedAt < doubtMs)) return;
      tries = 0;
      clearTimeout(doubt);
      doubt = setTimeout(showBroken, doubtMs);
      open();
    },
    reopen: () => {
      if (!running) return;
      tries = 0;
      open();
    },
    expectRevision: (revision) => {
      setTimeout(() => {
        if (running && helloAt !== undefined && (seen ?? 0) < revision) open();
      }, echoWithinMs);
    },
  };
};
