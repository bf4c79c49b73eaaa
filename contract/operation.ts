import type * as z from "zod";

/** What a change on the live stream is about, and the first word of every query key. */
export const topics = [
  "members",
  "tasks",
  "stars",
  "rewards",
  "calendar",
  "mealplan",
  "recipes",
  "grocery",
  "weather",
  "photos",
  "budget",
  "journal",
  "settings",
  "babysitter",
  "presence",
] as const;
export type Topic = (typeof topics)[number];

/** The data domains that a provider serves, one active provider each. */
export const domains = ["tasks", "calendar", "meals", "budget", "weather", "photos"] as const;
export type Domain = (typeof domains)[number];

/** The proof that a call needs, weakest first; each one includes those before it. */
export type Access = "anyone" | "member" | "parent" | "parentNow";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type OperationKey = `${Method} /api/${string}`;

/** Errors that an operation may answer beside 400, 403, 404 (with path parameters), 421 and 500, which all may. */
export type DocumentedError = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 423 | 429 | 502 | 507;

/** Everything that server, document, browsers and live stream know of one operation. */
export interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** While no parent has a PIN: open to the machine itself, and to others with the code that it shows. */
  readonly setup?: true;
  /** Segments in braces of the path. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** A JSON body; one that accepts `undefined` may be left out. */
  readonly body?: z.ZodType;
  /** Set where the body isn't JSON but a file of such a type: the handler then reads it itself. */
  readonly upload?: "image/*" | "text/calendar";
  /** The status of the usual answer, 200 unless told. */
  readonly status?: 200 | 201 | 204;
  /** The body of the usual answer. */
  readonly answer: z.ZodType;
  /** Set where the answer isn't JSON: the handler then writes it itself. */
  readonly media?:
    | "text/html"
    | "application/yaml"
    | "text/event-stream"
    | "text/calendar"
    | "image/*";
  /** 202: accepted, to be settled later over the live stream. */
  readonly accepted?: z.ZodType;
  readonly errors?: readonly DocumentedError[];
  /** The domain whose provider answers; it adds 503 `unconfigured` and `unreachable`. */
  readonly source?: Domain;
  /** For a read: the topic under which clients keep the answer. */
  readonly topic?: Topic;
  /** For a write: what it makes stale on every screen, announced before it is answered. */
  readonly stale?: readonly Topic[];
  readonly example: { readonly body?: unknown; readonly answer?: unknown };
}

export type Operations = Readonly<Record<OperationKey, Operation>>;
