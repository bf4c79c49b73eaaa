import { api } from "#contract/api.ts";
import type { Operation } from "#contract/operation.ts";
import type { HandlerContext, OperationHandlers } from "../handlers.ts";

export type AnyHandler = (asked: HandlerContext & Record<string, unknown>) => unknown;

const verbs = { GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;
type Method = keyof typeof verbs;

const isMethod = (word: string | undefined): word is Method =>
  word !== undefined && Object.hasOwn(verbs, word);

/** One operation in Express' terms. */
export interface MountableOperation {
  readonly key: string;
  readonly method: Method;
  readonly verb: (typeof verbs)[Method];
  /** With `:name` where the contract has `{name}`. */
  readonly path: string;
  readonly operation: Operation;
  readonly handler: AnyHandler;
}

/** The contract's operations with their handlers; the compiler has checked that each operation has one. */
export const mountableOperations = (
  handlers: OperationHandlers<typeof api>,
): MountableOperation[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one loop can't carry every operation's own types
  const untyped = handlers as unknown as Record<string, AnyHandler>;
  return Object.entries<Operation>(api).map(([key, operation]) => {
    const [method, path = ""] = key.split(" ");
    const handler = untyped[key];
    if (handler === undefined || !isMethod(method)) throw new Error(`${key} can't be mounted`);
    return {
      key,
      method,
      verb: verbs[method],
      path: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      operation,
      handler,
    };
  });
};
