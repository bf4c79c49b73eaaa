import type * as z from "zod";

/** What a change on the live stream is about; also the first part of every query key. */
export const topics = [
  "members",
  "tasks",
  "stars",
  "rewards",
  "calendar",
  "mealplan",
  "recipes",
  "grocery",
  "lists",
  "weather",
  "photos",
  "budget",
  "journal",
  "notes",
  "settings",
  "babysitter",
  "presence",
  "reminders",
  "holidays",
  "bins",
  "timetable",
  "tomorrow",
  "absences",
  "acts",
] as const;
export type Topic = (typeof topics)[number];

/** The data domains that a provider serves, one active provider each. */
export const domains = ["tasks", "calendar", "meals", "budget", "weather", "photos"] as const;
export type Domain = (typeof domains)[number];

/** The proof that a call needs, weakest first; each one includes those before it. */
export type Access = "anyone" | "member" | "parent" | "parentNow";

/** What a PIN opens on one browser, each part for fifteen minutes of its own: a parent's acts, Settings, or Budget. */
export const unlockAreas = ["acts", "settings", "budget"] as const;
export type UnlockArea = (typeof unlockAreas)[number];

/** What a wall may do of what is for anyone, least first: only show, also tick chores and lists, or write all of it. */
export const wallRights = ["look", "tick", "write"] as const;
export type WallRight = (typeof wallRights)[number];

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type OperationKey = `${Method} /api/${string}`;

/**
 * Errors that an operation may answer beside 400, 403, 404 (with path parameters), 421 and 500, which every operation
 * may, and 507, which every write may.
 */
export type DocumentedError = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 423 | 429 | 502;

/** Everything that the server, the OpenAPI document, the browsers and the live stream know about one operation. */
export interface Operation {
  /** What it does, as generated clients name their functions; unique. */
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** Which part of a browser's unlock is a proof; without it none is. */
  readonly unlock?: UnlockArea;
  /** For a write that anyone may do: what a browser with a wall's cookie has to be allowed for it. */
  readonly right?: WallRight;
  /** While no parent has a PIN: open to the machine itself, and to others with the code that it shows. */
  readonly setup?: true;
  /** The path parameters, one for each segment in braces. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** A JSON body; one that accepts `undefined` may be left out. */
  readonly body?: z.ZodType;
  /** Takes any body of at most 64 KB, of any type, or none; what isn't JSON that fits `body` counts as none. */
  readonly anyBody?: true;
  /** The media type of a body that isn't JSON; the handler reads the body itself. */
  readonly upload?: "image/*" | "text/calendar" | "application/zip";
  /** The status of the usual answer; 200 where left out. */
  readonly status?: 200 | 201 | 204;
  /** The body of the usual answer. */
  readonly answer: z.ZodType;
  /** For a write: its answer holds a secret, so that it is kept for no Idempotency-Key. */
  readonly secretAnswer?: true;
  /** The media type of an answer that isn't JSON; the handler writes the answer itself. */
  readonly media?:
    | "text/html"
    | "application/yaml"
    | "text/event-stream"
    | "text/calendar"
    | "application/zip"
    | "text/plain"
    | "application/x-x509-ca-cert"
    | "application/x-apple-aspen-config"
    | "image/*";
  /** The body of a 202: the write is accepted and its outcome follows over the live stream. */
  readonly accepted?: z.ZodType;
  readonly errors?: readonly DocumentedError[];
  /** The domain whose provider answers; adds 503 `unconfigured` and `unreachable`. */
  readonly source?: Domain;
  /** For a read: the topic under which clients cache the answer. */
  readonly topic?: Topic;
  /** For a read: browsers may keep the answer and ask whether it is still the same; what is private to few is never kept. */
  readonly revalidates?: true;
  /** For a write: the topics that it makes stale on every screen, announced before the answer is sent. */
  readonly stale?: readonly Topic[];
  readonly example: { readonly body?: unknown; readonly answer?: unknown };
}

export type Operations = Readonly<Record<OperationKey, Operation>>;
