import type { LiveChange, LiveConnection, LiveHello, LiveStream } from "../context/live.ts";

/** The part of EventSource that is used. */
export interface EventSourceLike {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

interface LiveStreamOptions {
  readonly EventSource: new (url: string) => EventSourceLike;
  readonly url?: string;
  /** The revision to which the page is current before its first stream. */
  readonly since?: number | undefined;
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
const checkMs = 4000;
const ownChangeWithinMs = 2000;

/** How the page is connected, for whoever listens. */
const createConnection = (first: LiveConnection["state"]) => {
  const listeners = new Set<() => void>();
  let connection: LiveConnection = { state: first, since: Date.now() };
  return {
    connection: () => connection,
    show: (state: LiveConnection["state"]) => {
      if (state === connection.state) return;
      connection = { state, since: Date.now() };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

interface StreamListeners {
  /** Whether the stream is still the page's; what others bring is ignored. */
  readonly isCurrent: () => boolean;
  readonly onHello: (hello: LiveHello) => void;
  readonly onChange: (change: LiveChange) => void;
  readonly onResync: (revision: number) => void;
  readonly onError: () => void;
}

/** Reads a stream's events, as long as it is the page's. */
const listenTo = (stream: EventSourceLike, listeners: StreamListeners): void => {
  const on = (type: string, listener: (data: string) => void) =>
    stream.addEventListener(type, (event) => {
      if (listeners.isCurrent()) listener(event.data);
    });
  on("hello", (data) => {
    const hello: LiveHello = JSON.parse(data);
    listeners.onHello(hello);
  });
  on("change", (data) => {
    const change: LiveChange = JSON.parse(data);
    listeners.onChange(change);
  });
  on("resync", (data) => {
    const { revision }: { revision: number } = JSON.parse(data);
    listeners.onResync(revision);
  });
  on("error", listeners.onError);
};

/** Waits between tries that grow up to thirty times the first, with jitter. */
const createBackoff = ({ random = Math.random, firstWaitMs = 1000 }: LiveStreamOptions) => {
  let tries = 0;
  return {
    nextMs: () => {
      const wait = firstWaitMs * Math.min(30, 2 ** tries) * (0.5 + random() / 2);
      tries += 1;
      return wait;
    },
    reset: () => {
      tries = 0;
    },
  };
};

const addressAfter = (url: string, seen: number | undefined): string =>
  seen === undefined ? url : `${url}?since=${seen}`;

/** Opens one stream in place of another, from the last seen revision on, and again after each failure, later each time. */
const createReopening = (
  options: LiveStreamOptions,
  { onHello, onBroken }: { onHello: (hello: LiveHello) => void; onBroken: () => void },
) => {
  const { url = "/api/live" } = options;
  const backoff = createBackoff(options);
  let stream: EventSourceLike | undefined;
  let seen = options.since;
  let helloAt: number | undefined;
  let openedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
    helloAt = undefined;
  };

  const retry = () => {
    // A stream that held for a while earns a quick first try; one that fails at once doesn't.
    if (helloAt !== undefined && Date.now() - helloAt > steadyMs) backoff.reset();
    close();
    onBroken();
    timer = setTimeout(open, backoff.nextMs());
  };

  const open = () => {
    close();
    openedAt = Date.now();
    const opened = new options.EventSource(addressAfter(url, seen));
    stream = opened;
    timer = setTimeout(retry, helloWithinMs);
    listenTo(opened, {
      isCurrent: () => stream === opened,
      onHello: (hello) => {
        clearTimeout(timer);
        helloAt = Date.now();
        seen ??= hello.revision;
        onHello(hello);
      },
      onChange: (change) => {
        seen = Math.max(seen ?? 0, change.revision);
        options.onChange(change);
      },
      onResync: (revision) => {
        seen = revision;
        options.onGap();
      },
      // EventSource's own retry gives up on an HTTP error and can't say `since`: every retry is ours.
      onError: retry,
    });
  };

  return {
    open,
    close,
    /** Opens a new stream, whose failures count from the first again. */
    openAnew: () => {
      backoff.reset();
      open();
    },
    isGreeted: () => helloAt !== undefined,
    openForMs: () => Date.now() - openedAt,
    seen: () => seen ?? 0,
  };
};

/** Makes a live stream that reconnects by itself and continues from the last revision that it saw. */
export const createLiveStream = (options: LiveStreamOptions): LiveStream => {
  const { isOnline = () => true } = options;
  // The server that has just sent the page with its answers is there: a word of waiting for it would only move the page.
  const first = options.since === undefined ? "reconnecting" : "live";
  const { connection, show, subscribe } = createConnection(first);
  let running = false;
  let check: ReturnType<typeof setTimeout> | undefined;
  const showBroken = () => show(isOnline() ? "reconnecting" : "offline");
  const stream = createReopening(options, {
    onHello: (hello) => {
      clearTimeout(check);
      options.onHello?.(hello);
      show("live");
    },
    onBroken: showBroken,
  });
  return {
    start: () => {
      running = true;
      stream.open();
    },
    stop: () => {
      running = false;
      clearTimeout(check);
      stream.close();
    },
    connection,
    subscribe,
    reconnect: () => {
      if (!running) return;
      // Several signs of the same trouble ask for one new stream; one that was asked for before the network went may yet be greeted.
      if (isOnline() && !stream.isGreeted() && stream.openForMs() < checkMs) return;
      clearTimeout(check);
      check = setTimeout(showBroken, checkMs);
      stream.openAnew();
    },
    reopen: () => {
      if (running) stream.openAnew();
    },
    expectRevision: (revision) => {
      setTimeout(() => {
        if (running && stream.isGreeted() && stream.seen() < revision) stream.open();
      }, ownChangeWithinMs);
    },
  };
};
