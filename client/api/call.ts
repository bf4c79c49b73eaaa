import type { EventVersions } from "#contract/errors.ts";
import type {
  OperationAnswer,
  Api,
  ReadKey,
  OperationInput,
  TopicOf,
  WriteKey,
} from "#contract/api.ts";
import type { Topic } from "#contract/operation.ts";
import { ApiError } from "./api-error.ts";
import { lateErrors } from "../i18n/late-errors.ts";
import { newId } from "../platform/random-id.ts";
import { forgetFirstAnswers, peekFirstAnswer, takeFirstAnswer } from "./take-first-answers.ts";
import { setupHeaders } from "./setup-code.ts";

/** A read of the contract, with the topic that its answer is kept under. */
export interface ReadOperation<K extends ReadKey = ReadKey> {
  readonly key: K;
  readonly topic: Topic;
  /** The answer with nothing in it, on which what is written shows until the first answer is here. */
  readonly empty?: OperationAnswer<K>;
}

type StaleOf<K extends WriteKey> = Api[K] extends { stale: infer S } ? S : readonly [];

/** A write of the contract, with the topics that the server announces before it answers, in that order. */
export interface WriteOperation<K extends WriteKey = WriteKey> {
  readonly key: K;
  readonly stale: readonly Topic[];
}

/** Names a read; a wrong address or topic doesn't compile. */
export const defineRead = <K extends ReadKey>(
  key: K,
  topic: TopicOf<K> & Topic,
  empty?: OperationAnswer<K>,
): ReadOperation<K> => ({
  key,
  topic,
  ...(empty === undefined ? {} : { empty }),
});

/** Names a write; a wrong address or list of topics doesn't compile. */
export const defineWrite = <K extends WriteKey>(
  key: K,
  stale: StaleOf<K> & readonly Topic[],
): WriteOperation<K> => ({ key, stale });

/** An answer, its status (202: to be settled later), and the revision of the change that a write made. */
export interface ApiReply<T> {
  readonly answer: T;
  readonly status: number;
  readonly revision: number | undefined;
}

/** A way to send a request, as `fetch` does. */
export type FetchLike = (url: string, request: RequestInit) => Promise<Response>;

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Of a write; the same key gets the same answer again. A new one unless told. */
  readonly idempotencyKey?: string | undefined;
  /** What else its headers say. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Where the server is; the page's own origin unless told. */
  readonly origin?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Sent as it is, in place of a JSON body. */
  readonly picture?: Blob | undefined;
  /** How it goes over the network; `fetch` unless told. */
  readonly transport?: FetchLike | undefined;
}

/** Answers that the server had given to the same key before. */
export const replayed = new WeakSet<object>();

type Fields = Readonly<Record<string, unknown>>;

interface Parts {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: unknown;
}

const spell = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const addressOf = (path: string, { params = {}, query = {} }: Parts): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(spell(params[name])),
  );
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, spell(value)]],
  );
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`;
};

const text = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

const isVersions = (value: unknown): value is EventVersions =>
  typeof value === "object" && value !== null && "ours" in value && "theirs" in value;

/** A refusal waits so long for its sentence, in ms, where none came before it; then it is said by its status. */
const sentenceWithinMs = 1000;

const sentencesOrLate = async (): Promise<void> => {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, sentenceWithinMs);
  await Promise.race([lateErrors.load(), late.promise]);
  clearTimeout(timer);
};

const refusal = async (response: Response): Promise<ApiError> => {
  const sent: unknown = await response.json().catch(() => undefined);
  const body: Readonly<Record<string, unknown>> =
    typeof sent === "object" && sent !== null ? { ...sent } : {};
  const wait = Number(response.headers.get("Retry-After") ?? Number.NaN);
  if (lateErrors.current() === undefined) await sentencesOrLate();
  return new ApiError(text(body["error"]) ?? `The server answered ${response.status}.`, {
    status: response.status,
    code: text(body["code"]),
    field: text(body["field"]),
    source: text(body["source"]),
    reason: text(body["reason"]),
    host: text(body["host"]),
    versions: isVersions(body["versions"]) ? body["versions"] : undefined,
    guests: typeof body["guests"] === "number" ? body["guests"] : undefined,
    retryAfterSec: Number.isFinite(wait) ? wait : undefined,
  });
};

type Look = (address: string) => unknown;

const brought = <K extends ReadKey | WriteKey>(look: Look, address: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answered it by the same contract
  look(address) as OperationAnswer<K> | undefined;

const broughtTo =
  (look: Look) =>
  <K extends ReadKey>({ key }: { readonly key: K }, sent: OperationInput<K>) => {
    const parts: Parts = sent;
    return brought<K>(look, addressOf(key.split(" ")[1] ?? "", parts));
  };

/** The answer to a read that the page brought along, for its first asking; undefined where it has to be called. */
export const takeFirstAnswerOf = broughtTo(takeFirstAnswer);

/** The same, left for its first asking. */
export const peekFirstAnswerOf = broughtTo(peekFirstAnswer);

/** Whether an error without a code is of a proxy before a wall that restarts, or the page of a hotel's network that wants a sign-in. */
const isFromBetween = ({ status, headers }: Response): boolean =>
  // What is too large for a proxy stays so.
  status >= 500 ||
  (status !== 413 && headers.get("Content-Type")?.startsWith("text/html") === true);

/**
 * Calls an operation and promises its answer; an ApiError when the server refused or never answered within 15 s.
 * A caller's own abort comes through as it is.
 */
export const call = async <K extends ReadKey | WriteKey>(
  { key }: { readonly key: K },
  sent: OperationInput<K>,
  options: CallOptions = {},
): Promise<ApiReply<OperationAnswer<K>>> => {
  const { signal, idempotencyKey, origin = "", timeoutMs = 15_000, picture } = options;
  const { transport = fetch } = options;
  const [method = "GET", path = ""] = key.split(" ");
  const parts: Parts = sent;
  const address = addressOf(path, parts);
  if (method === "GET" && options.transport === undefined) {
    const answer = brought<K>(takeFirstAnswer, origin + address);
    if (answer !== undefined) return { answer, status: 200, revision: undefined };
  }
  // What the page brought along may be no longer so.
  if (method !== "GET") forgetFirstAnswers();
  const timeout = AbortSignal.timeout(timeoutMs);
  const unanswered = (cause: unknown): never => {
    if (signal?.aborted === true) throw cause;
    const [message, code] = timeout.aborted
      ? ["The wall's server did not answer in time.", "timeout"]
      : ["The wall's server can't be reached.", "network"];
    throw new ApiError(message, { status: 0, code }, { cause });
  };
  const body = picture ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
  const type = picture === undefined ? "application/json" : picture.type;
  const response = await transport(origin + address, {
    method,
    headers: {
      Accept: "application/json",
      ...setupHeaders(),
      ...(body === undefined ? {} : { "Content-Type": type }),
      ...(method === "GET" ? {} : { "Idempotency-Key": idempotencyKey ?? newId() }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
    // What is taken away as the page is left still arrives.
    ...(method === "DELETE" ? { keepalive: true } : {}),
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  }).catch(unanswered);
  if (!response.ok) {
    const refused = await refusal(response);
    // Each of the wall's own errors has a code.
    if (refused.code === undefined && isFromBetween(response)) unanswered(refused);
    throw refused;
  }
  const revision = response.headers.get("X-Wall-Revision");
  const answer = response.status === 204 ? undefined : await response.json().catch(unanswered);
  if (response.headers.has("Idempotency-Replayed")) replayed.add(Object(answer));
  return {
    answer,
    status: response.status,
    revision: revision === null ? undefined : Number(revision),
  };
};
