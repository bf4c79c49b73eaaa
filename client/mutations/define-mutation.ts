import type { OperationAnswer, OperationInput, WriteKey } from "#contract/api.ts";
import type { WriteOperation } from "../api/call.ts";
import type { CacheView, SettledCache } from "./cache/cache-view.ts";
import type { PendingMutation } from "./pending-mutation.ts";

/** What a request is made of besides its input. */
export interface RequestContext {
  /** What the server calls the pictures that were enqueued with it, in order. */
  readonly uploadIds: readonly string[];
  /** Whether it may have waited for the network. */
  readonly mayWait: boolean;
}

/**
 * What waits is delivered in order within a lane, and the lanes side by side. `uploads` are pictures that are sent for
 * themselves: they take minutes, and hold back no tick.
 */
export type Lane = "changes" | "uploads";

/** Enqueues what brings something back. */
type EnqueueWrite = <K extends WriteKey, Input>(
  definition: Mutation<K, Input>,
  input: Input,
) => { readonly answer: Promise<unknown> };

/** Brings back what a write was about; resolves once the server has it. */
export type PutBack = (enqueue: EnqueueWrite) => Promise<unknown>;

/**
 * A write of the contract and all that screens do with it. Inputs are plain data that can be cloned.
 * Its functions are methods on purpose: the queue knows it as `AnyMutation`, and hands each definition only its own inputs.
 */
export interface Mutation<K extends WriteKey, Input> {
  readonly operation: WriteOperation<K>;
  /** What is sent. */
  request(input: Input, context: RequestContext): OperationInput<K>;
  /** What screens show of it until the answer; pure. */
  apply(cache: CacheView, input: Input): void;
  /** What the answer makes of what screens know. */
  settle(cache: SettledCache, input: Input, answer: OperationAnswer<K>): void;
  /** What it is about, in the family's own words. */
  describe(input: Input): string;
  /** How long it waits for the network, in ms; undefined where it doesn't. */
  keepFor(input: Input): number | undefined;
  /** What goes one after the other with others of the same; undefined for none. */
  scope(input: Input): string | undefined;
  /** The only member as whom it may be sent. */
  author(input: Input): string | undefined;
  /** The id under which others may name what it makes, until the server has named it. */
  creates(input: Input): string | undefined;
  /** What brings back, with this change in it, what was deleted meanwhile; undefined where nothing can. */
  putBack(input: Input): PutBack | undefined;
  /** Whether the `date` or `until` that is sent is of this device's clock. */
  datedHere(input: Input): boolean;
  /** What is the same when it is asked for again before its outcome is known, and done once then; undefined where each asking counts. */
  once(input: Input): string | undefined;
  /** For how long after a lost answer that is so, in ms. */
  readonly onceForMs: number;
  /** Where it waits; what names another, or shares its scope, is in that one's lane. */
  readonly lane: Lane;
}

/** A definition as the queue knows it: inputs and answers have lost their types on the way through the device's store. */
export interface AnyMutation extends Omit<Mutation<WriteKey, unknown>, "request" | "settle"> {
  request(input: unknown, context: RequestContext): object;
  settle(cache: SettledCache, input: unknown, answer: unknown): void;
}

interface Behaviour<K extends WriteKey, Input> {
  /** Left out: screens show nothing of it. */
  apply?(cache: CacheView, input: Input): void;
  /** Left out: what `apply` shows is written down, and every topic of the operation is read again. */
  settle?(cache: SettledCache, input: Input, answer: OperationAnswer<K>): void;
  /** Mutations of one scope go in order; left out: it waits for none. */
  scope?(input: Input): string | undefined;
  /** Set where it may only be sent while this member is signed in. */
  author?(input: Input): string | undefined;
  /** Left out: what was deleted meanwhile stays away. */
  putBack?(input: Input): PutBack | undefined;
  /** Set where the `date` or `until` that is sent is of this device's clock, which may be off. */
  datedHere?(input: Input): boolean;
  /** Set where doing it twice does more than once: what of the input tells two askings apart, or true for all that is sent. */
  readonly once?: true | ((input: Input) => unknown);
  /** Longer than somebody tries again, shorter than until they want the same once more: an hour unless told. */
  readonly onceForMs?: number;
  /** Left out: `changes`. */
  readonly lane?: Lane;
  /** The temporary id of what it makes: others that name it wait for the answer, whose `id` takes its place. */
  creates?: OperationAnswer<K> extends { readonly id: string }
    ? (input: Input) => string | undefined
    : never;
}

type Offline<Input> =
  /** Refused at once without a network. */
  | { readonly offline?: undefined; describe?(input: Input): string }
  | {
      readonly offline: {
        /** After so many ms it is shown instead of sent. */
        readonly keepFor: number;
        /** Which ones may wait; all unless told. */
        mayWait?(input: Input): boolean;
      };
      describe(input: Input): string;
    };

type Definition<K extends WriteKey, Input> = Behaviour<K, Input> & Offline<Input>;

const defined = new WeakSet<object>();

/** Defines what a write sends, shows, and leaves; each operation has one definition. Without `request`, the input is sent as it is. */
export function defineMutation<K extends WriteKey, Input>(
  definition: {
    readonly operation: WriteOperation<K>;
    request(input: Input, context: RequestContext): OperationInput<K>;
  } & Definition<K, Input>,
): Mutation<K, Input>;
export function defineMutation<K extends WriteKey>(
  definition: { readonly operation: WriteOperation<K>; readonly request?: undefined } & Definition<
    K,
    OperationInput<K>
  >,
): Mutation<K, OperationInput<K>>;
export function defineMutation<K extends WriteKey>(
  definition: {
    readonly operation: WriteOperation<K>;
    request?:
      | ((input: OperationInput<K>, context: RequestContext) => OperationInput<K>)
      | undefined;
  } & Definition<K, OperationInput<K>>,
): Mutation<K, OperationInput<K>> {
  const { operation, offline, creates } = definition;
  const apply = definition.apply ?? (() => undefined);
  const mutation: Mutation<K, OperationInput<K>> = {
    operation,
    apply,
    request: definition.request ?? ((input) => input),
    settle:
      definition.settle ??
      ((cache, input) => {
        apply(cache, input);
        for (const topic of operation.stale) cache.stale(topic);
      }),
    describe: definition.describe ?? (() => ""),
    keepFor: (input) =>
      offline === undefined || offline.mayWait?.(input) === false ? undefined : offline.keepFor,
    scope: definition.scope ?? (() => undefined),
    author: definition.author ?? (() => undefined),
    creates: (input) => creates?.(input),
    putBack: (input) => definition.putBack?.(input),
    datedHere: (input) => definition.datedHere?.(input) === true,
    onceForMs: definition.onceForMs ?? 3_600_000,
    lane: definition.lane ?? "changes",
    once: (input) => {
      const { once } = definition;
      if (once === undefined) return undefined;
      const sent = { uploadIds: [], mayWait: false };
      return JSON.stringify([
        operation.key,
        once === true ? mutation.request(input, sent) : once(input),
      ]);
    },
  };
  defined.add(mutation);
  return mutation;
}

/** Whether something is what `defineMutation` made. */
export const isMutation = (value: unknown): value is AnyMutation =>
  typeof value === "object" && value !== null && defined.has(value);

interface TakesInput<Input> {
  readonly operation: { readonly key: WriteKey };
  describe(input: Input): string;
}

/** What a pending mutation was given, where it is of this definition, or of one of these. */
export const inputOf = <Input>(
  definitions: TakesInput<Input> | readonly TakesInput<Input>[],
  { key, input }: Pick<PendingMutation, "key" | "input">,
): Input | undefined =>
  [definitions].flat().some(({ operation }) => operation.key === key)
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key has one definition, and that took this input
      (input as Input)
    : undefined;

/** What the server answered to a mutation, where it is of this operation. */
export const answerTo = <K extends WriteKey>(
  key: K,
  { operation }: Pick<AnyMutation, "operation">,
  answer: unknown,
): OperationAnswer<K> | undefined =>
  operation.key === key
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own answer to this key
      (answer as OperationAnswer<K>)
    : undefined;
