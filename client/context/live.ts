import type { Topic } from "#contract/operation.ts";

/** What the live stream says first. */
export interface LiveHello {
  readonly revision: number;
  readonly version: string;
}

/** How the page is connected, and since when (ms). */
export interface LiveConnection {
  readonly state: "live" | "reconnecting" | "offline";
  readonly since: number;
}

/** The one stream of a page. */
export interface LiveStream {
  start(): void;
  stop(): void;
  readonly connection: () => LiveConnection;
  subscribe(listener: () => void): () => void;
  /** The stream may be dead without saying so: opens a new one in place of it. */
  reconnect(): void;
  /** This browser proved to be somebody, or nobody any more: opens a new stream that is known as that. */
  reopen(): void;
  /** A write's answer named this revision; a stream that still hasn't brought it two seconds later is dead. */
  expectRevision(revision: number): void;
}

/** One change as the live stream names it. */
export interface LiveChange {
  readonly kind: Topic;
  readonly revision: number;
}

/** Tells this page's own changes on the live stream from those of others. */
export interface OwnChanges {
  /** A write begins that will make topics stale; call what comes back with its revision when it is over. */
  beginWrite(stale: readonly Topic[]): (revision: number | undefined) => void;
  /** Hands a change on: at once, or within 300 ms where it may be that of a write on its way. */
  receive(change: LiveChange): void;
}
