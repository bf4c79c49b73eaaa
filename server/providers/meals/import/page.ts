import type { ErrorCode } from "#contract/messages/error-codes.ts";
import type { NewRecipe } from "#contract/recipes.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import type { Outbound, OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import { OutboundError, type OutboundFailure } from "#server/platform/outbound/failure.ts";
import { readJsonLd } from "./json-ld.ts";
import { recipeFromPage } from "./recipe.ts";

const mostBytes = 5 * 1024 * 1024;
const timeoutMs = 15_000;

const refused = (status: 400 | 502, code: ErrorCode, message: string): HttpError =>
  new HttpError(status, message, { code, field: "url" });

const unread = (reason: OutboundFailure, message: string): HttpError => {
  if (reason === "badAddress" || reason === "forbiddenAddress")
    return refused(400, "pageRefused", message);
  return reason === "tooLarge"
    ? refused(400, "pageTooLarge", apiSentence("pageTooLarge"))
    : refused(502, "pageUnreachable", message);
};

/** The page's text in the character set that its header or its first lines declare. */
const textOf = ({ headers, body }: OutboundAnswer): string => {
  const head = new TextDecoder("latin1").decode(body.subarray(0, 2048));
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(headers["content-type"] ?? "") ??
    /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(head);
  try {
    return new TextDecoder(named?.[1] ?? "utf-8").decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
};

/** The address without user name, password and fragment, so that it can be stored. */
const publicAddress = (url: string): string => {
  const address = new URL(url);
  address.username = "";
  address.password = "";
  address.hash = "";
  return address.href;
};

/**
 * Creates the reader of web pages' recipes: requests go through the outbound client, at most 5 MB, and no script
 * runs.
 */
export const createPageReader =
  (outbound: Outbound) =>
  async (url: string): Promise<NewRecipe> => {
    const answer = await outbound({
      ...{ url, timeoutMs, maxBytes: mostBytes, keepPartial: true },
      headers: { accept: "text/html, application/xhtml+xml;q=0.9, */*;q=0.1" },
    }).catch((error: unknown) => {
      throw error instanceof OutboundError ? unread(error.reason, error.message) : error;
    });
    if (answer.status >= 300)
      throw refused(502, "pageUnreachable", `The page answered ${answer.status}.`);
    const recipe = recipeFromPage(await readJsonLd(textOf(answer)), publicAddress(url));
    if (recipe !== null) return recipe;
    // The recipe may be in the part that was cut off.
    if (answer.cut !== undefined) throw unread(answer.cut, "The page broke off.");
    throw refused(400, "noRecipe", "There is no recipe on this page that can be read.");
  };
