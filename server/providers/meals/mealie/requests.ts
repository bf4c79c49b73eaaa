import * as z from "zod";
import type { OutOfRangeItems } from "#server/platform/out-of-range-items.ts";
import { parseOutsideJson } from "#server/platform/outbound/outside-json.ts";
import type { Outbound, OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import { fittingItems } from "../../fitting-items.ts";
import { mealieStatusError, mealieOutboundError, MealieError } from "./errors.ts";

export interface MealieRequestsDeps {
  /** The address that a browser opens. */
  readonly url: string;
  readonly token: string;
  readonly outbound: Outbound;
}

/** The parameters of an address; a list repeats its name. */
export type MealieQuery = Readonly<Record<string, string | readonly string[]>>;

/** What a request has besides its method and path. */
export interface MealieCall {
  readonly query?: MealieQuery;
  readonly json?: unknown;
  readonly signal?: AbortSignal;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
}

/** Sends one request to Mealie; rejects with a MealieError where there is no answer. */
export type MealieSend = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  where: string,
  call: MealieCall,
) => Promise<OutboundAnswer>;

const usualMs = 8_000;
const perPage = 100;
const mostPages = 100;

const addressOf = (base: string, where: string, query: MealieQuery): string => {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of typeof value === "string" ? [value] : value) words.append(name, each);
  return words.size === 0 ? base + where : `${base}${where}?${words.toString()}`;
};

/** Creates the sender of all requests to one Mealie. */
export const createMealieSend =
  ({ url, token, outbound }: MealieRequestsDeps): MealieSend =>
  async (method, where, { query = {}, json, signal, maxBytes, timeoutMs = usualMs }) => {
    try {
      return await outbound({
        ...{ url: addressOf(url, where, query), method, timeoutMs },
        ...{ operatorHost: true, keepAlive: true },
        // The token is for one host, and a redirected write would lose its body.
        maxRedirects: 0,
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json, image/*",
          ...(json === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(signal === undefined ? {} : { signal }),
        ...(maxBytes === undefined ? {} : { maxBytes }),
      });
    } catch (error) {
      throw mealieOutboundError(error);
    }
  };

/** Reads the JSON of an answer; throws a MealieError without success or with another shape. */
export const parseMealieAnswer = <T>(answer: OutboundAnswer, shape: z.ZodType<T>): T => {
  if (answer.status < 200 || answer.status > 299) throw mealieStatusError(answer);
  try {
    return shape.parse(parseOutsideJson(answer.text()));
  } catch {
    // A page of a proxy or of hotel Wi-Fi is no answer, whatever its status.
    throw new MealieError("strange");
  }
};

type Get = <T>(where: string, shape: z.ZodType<T>, call: MealieCall) => Promise<T>;

/**
 * Reads all items of a paged answer, each id once, and reports those it had to leave out; rejects with a MealieError
 * where there are too many pages.
 */
export const readMealiePages = async <T extends { readonly id: string | number }>(
  { get, report }: { readonly get: Get; readonly report: OutOfRangeItems["report"] },
  where: string,
  shape: z.ZodType<T>,
  { query = {}, ...call }: MealieCall = {},
): Promise<T[]> => {
  const page = z.object({ total_pages: z.int(), items: fittingItems(shape) });
  const all = new Map<string | number, T>();
  for (let turned = 1; turned <= mostPages; turned += 1) {
    const here = { ...query, page: String(turned), perPage: String(perPage) };
    const { items, total_pages: last } = await get(where, page, { ...call, query: here });
    for (const item of items.fit) all.set(item.id, item);
    report(addressOf("", where, here), items.unfit);
    if (turned >= last) return [...all.values()];
  }
  throw new MealieError("tooLarge");
};
