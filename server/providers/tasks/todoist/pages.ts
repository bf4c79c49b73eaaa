import * as z from "zod";
import { unexpectedAnswerError } from "./errors.ts";
import type { TodoistRequests } from "./requests.ts";

const mostPages = 50;

interface TodoistPages<T> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The shape of one item. */
  readonly shape: z.ZodType<T>;
  /** The field of an answer that has the items. */
  readonly items?: "results" | "items";
  readonly signal?: AbortSignal | undefined;
}

/** Reads all items of an answer in pages; rejects with UnconfirmedError, also where the pages don't end. */
export const readTodoistPages = async <T>(
  read: TodoistRequests["read"],
  { path, query = {}, shape, items = "results", signal }: TodoistPages<T>,
): Promise<T[]> => {
  const page = z.object({ [items]: z.array(shape), next_cursor: z.string().nullish() });
  const all: T[] = [];
  let cursor: string | undefined;
  for (let turned = 0; turned < mostPages; turned += 1) {
    const words = new URLSearchParams({
      ...query,
      limit: "200",
      ...(cursor === undefined ? {} : { cursor }),
    });
    const answer = await read(`${path}?${words.toString()}`, page, signal);
    all.push(...z.array(shape).parse(answer[items]));
    const next = z.string().nullish().parse(answer["next_cursor"]);
    if (next === null || next === undefined || next === "" || next === cursor) return all;
    cursor = next;
  }
  throw unexpectedAnswerError(false);
};
