import type { Request, Response } from "express";
import type { ReadKey } from "#contract/api.ts";
import type { MountableOperation } from "./mountable-operations.ts";
import type { AnswerRead } from "./read-route.ts";

/** A read that a page will ask for. */
export interface PageRead {
  readonly key: ReadKey;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * The answers of reads by the address that a browser would ask, as JSON texts, with all checks of the page's own
 * request; a read that is refused, or isn't answered within so many ms, is left out.
 */
export type PageAnswers = (
  reads: readonly PageRead[],
  to: { readonly request: Request; readonly response: Response; readonly withinMs: number },
) => Promise<ReadonlyMap<string, string>>;

const addressOf = (path: string, { params = {}, query = {} }: PageRead): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const asked = new URLSearchParams(query).toString();
  return asked === "" ? filled : `${filled}?${asked}`;
};

/** The page's request as it would be for a read. */
const requestOf = (request: Request, url: string, { params = {}, query = {} }: PageRead): Request =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- everything else is the request's own
  Object.create(request, {
    originalUrl: { value: url },
    url: { value: url },
    params: { value: params },
    query: { value: query },
  }) as Request;

/** Makes what answers the reads of a page. */
export const createPageAnswers = (
  mountables: readonly MountableOperation[],
  answerRead: AnswerRead,
): PageAnswers => {
  const byKey = new Map(mountables.map((mountable) => [mountable.key, mountable]));
  return async (reads, { request, response, withinMs }) => {
    const answers = new Map<string, string>();
    const answerOne = async (read: PageRead): Promise<void> => {
      const mountable = byKey.get(read.key);
      if (mountable === undefined) throw new Error(`${read.key} is no operation`);
      const url = addressOf(mountable.path, read);
      const serialized = await answerRead(mountable, requestOf(request, url, read), response);
      if (serialized !== null) answers.set(url, String(await serialized.json()));
    };
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, withinMs);
    // What is refused, the page asks for itself and hears why.
    await Promise.race([Promise.allSettled(reads.map(answerOne)), late.promise]);
    clearTimeout(timer);
    return new Map(answers);
  };
};
