import type { Response } from "express";
import type { Topic } from "#contract/operation.ts";
import type { Db } from "../db/connection.ts";
import { createRecentChanges, type NumberedChange } from "./recent-changes.ts";
import { requireStreamAllowed, type StreamOwner } from "./stream-limits.ts";

/** Sends the names of what changed, never data, to all open streams. */
export interface EventHub {
  /** Writes one change per topic to every open stream, all of them at once, and returns the last revision. */
  announce(kinds: readonly Topic[]): number;
  /** Calls a listener within the server for every announcement, after the screens. */
  listen(listener: (kinds: readonly Topic[]) => void): void;
  /** The last change's revision. */
  readonly revision: () => number;
  /** Opens a stream on a response; with `since` it continues from there, or sends `resync`. Throws 429 where there are too many. */
  open(response: Response, since: number | null, owner: StreamOwner): void;
  /** Whether a wall or phone has a stream open. */
  isOpenFor(deviceId: string): boolean;
  /** Ends the streams of a wall or phone. */
  closeFor(deviceId: string): void;
  /** The number of open streams. */
  readonly listeners: () => number;
  stop(): void;
}

const heartbeatMs = 20_000;
const farBehindBytes = 1024 * 1024;
/** Revisions per start of the server; the number of the start is the high part, so that no revision ever repeats. */
const revisionsPerBoot = 1_000_000_000;

/** Counts this start of the server and returns its first revision. */
const firstRevision = (db: Db): number => {
  const row = db
    .prepare<[], { count: number }>(
      "UPDATE boots SET count = count + 1 WHERE id = 1 RETURNING count",
    )
    .get();
  return (row?.count ?? 0) * revisionsPerBoot;
};

const formatChange = ({ kind, revision }: NumberedChange): string =>
  `id: ${revision}\nevent: change\ndata: ${JSON.stringify({ kind, revision })}\n\n`;

const formatResync = (revision: number): string =>
  `id: ${revision}\nevent: resync\ndata: {"revision":${revision}}\n\n`;

const startStream = (response: Response): void => {
  // The stream ends with its connection, so that what is written needs no chunk around it.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
  response.socket?.setNoDelay(true);
  response.socket?.setTimeout(0);
};

/** Creates the server's only hub. */
export const createEventHub = (db: Db, version: string): EventHub => {
  const changes = createRecentChanges(firstRevision(db));
  /** The open streams with those who listen. */
  const streams = new Map<Response, StreamOwner>();
  const inside: ((kinds: readonly Topic[]) => void)[] = [];

  const send = (stream: Response, text: string | Buffer): void => {
    stream.write(text);
    // A client that doesn't read would fill the server's memory; after its reconnect it catches up.
    if (stream.writableLength > farBehindBytes) stream.destroy();
  };

  const heartbeat = setInterval(() => {
    for (const stream of streams.keys()) send(stream, ":\n\n");
  }, heartbeatMs);
  heartbeat.unref();

  const catchUp = (stream: Response, since: number): void => {
    const missed = changes.since(since);
    if (missed === null) send(stream, formatResync(changes.revision()));
    else if (missed.length > 0) send(stream, missed.map(formatChange).join(""));
  };

  return {
    revision: changes.revision,
    announce: (kinds) => {
      // One write per stream however many topics there are, of bytes that were encoded once.
      const news = Buffer.from(kinds.map((kind) => formatChange(changes.add(kind))).join(""));
      if (news.length > 0) for (const stream of streams.keys()) send(stream, news);
      for (const listener of inside) listener(kinds);
      return changes.revision();
    },
    listen: (listener) => void inside.push(listener),
    open: (response, since, owner) => {
      requireStreamAllowed([...streams.values()], owner);
      startStream(response);
      const hello = JSON.stringify({ revision: changes.revision(), version });
      send(response, `retry: 2000\nevent: hello\ndata: ${hello}\n\n`);
      if (since !== null) catchUp(response, since);
      streams.set(response, owner);
      response.on("close", () => streams.delete(response));
    },
    isOpenFor: (deviceId) =>
      [...streams.values()].some(({ devices }) => devices.includes(deviceId)),
    closeFor: (deviceId) => {
      for (const [stream, { devices }] of streams) {
        if (!devices.includes(deviceId)) continue;
        streams.delete(stream);
        stream.end();
      }
    },
    listeners: () => streams.size,
    stop: () => {
      clearInterval(heartbeat);
      for (const stream of streams.keys()) stream.end();
      streams.clear();
    },
  };
};
