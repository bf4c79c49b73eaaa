import type { Response } from "express";
import type { Topic } from "#contract/operation.ts";
import type { Db } from "../db/connection.ts";

interface Change {
  readonly kind: Topic;
  readonly revision: number;
}

/** Who listens, and what changed: names only, never data. */
export interface EventHub {
  /** Writes one change a topic to every open stream and returns the last revision. */
  announce(kinds: readonly Topic[]): number;
  /** Tells a part of the house of every announcement, after the screens. */
  listen(hear: (kinds: readonly Topic[]) => void): void;
  /** Opens a stream on a response; with `since` it continues from there, or says `resync`. */
  open(response: Response, since: number | null, devices?: readonly string[]): void;
  /** Ends the streams that a wall or phone has opened. */
  closeFor(deviceId: string): void;
  /** Open streams. */
  readonly listeners: () => number;
  stop(): void;
}

const remembered = 1000;
const heartbeatMs = 20_000;
const farBehindBytes = 1024 * 1024;
/** Revisions of one run of the server; the run's number is the high part, so that none ever comes again. */
const revisionsPerBoot = 1_000_000_000;

/** Counts this start of the server and returns the revision it begins with. */
const firstRevision = (db: Db): number => {
  const row = db
    .prepare<[], { count: number }>(
      "UPDATE boots SET count = count + 1 WHERE id = 1 RETURNING count",
    )
    .get();
  return (row?.count ?? 0) * revisionsPerBoot;
};

const spell = ({ kind, revision }: Change): string =>
  `id: ${revision}\nevent: change\ndata: ${JSON.stringify({ kind, revision })}\n\n`;

/** Makes the house's one hub. */
export const createEventHub = (db: Db, version: string): EventHub => {
  const begin = firstRevision(db);
  let revision = begin;
  const recent: Change[] = [];
  /** Open streams, and the walls and phones that their browsers are known as. */
  const streams = new Map<Response, readonly string[]>();
  const inside: ((kinds: readonly Topic[]) => void)[] = [];

  const send = (stream: Response, text: string): void => {
    stream.write(text);
    // A screen that stopped reading would make the house's memory grow; it reconnects and catches up.
    if (stream.writableLength > farBehindBytes) stream.destroy();
  };

  const heartbeat = setInterval(() => {
    for (const stream of streams.keys()) send(stream, ":\n\n");
  }, heartbeatMs);
  heartbeat.unref();

  const catchUp = (stream: Response, since: number): void => {
    const oldest = recent[0]?.revision ?? revision + 1;
    const known = since >= begin && since <= revision && since >= oldest - 1;
    if (!known) send(stream, `id: ${revision}\nevent: resync\ndata: {"revision":${revision}}\n\n`);
    else for (const change of recent) if (change.revision > since) send(stream, spell(change));
  };

  return {
    announce: (kinds) => {
      for (const kind of kinds) {
        revision += 1;
        const change = { kind, revision };
        recent.push(change);
        if (recent.length > remembered) recent.shift();
        const text = spell(change);
        for (const stream of streams.keys()) send(stream, text);
      }
      for (const hear of inside) hear(kinds);
      return revision;
    },
    listen: (hear) => void inside.push(hear),
    open: (response, since, devices = []) => {
      response.writeHead(200, {
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "no-store, no-transform",
        "X-Accel-Buffering": "no",
      });
      response.socket?.setNoDelay(true);
      response.socket?.setTimeout(0);
      send(
        response,
        `retry: 2000\nevent: hello\ndata: ${JSON.stringify({ revision, version })}\n\n`,
      );
      if (since !== null) catchUp(response, since);
      streams.set(response, devices);
      response.on("close", () => streams.delete(response));
    },
    closeFor: (deviceId) => {
      for (const [stream, devices] of streams) {
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
