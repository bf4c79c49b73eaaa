import type { ApiError } from "../../api/api-error.ts";

/** A server that answers, but can't take it, is asked so often. */
const mostTries = 8;

/** Whether the server refused only because somebody else is signed in, or nobody. */
export const isNotTheirs = ({ code }: Pick<ApiError, "code">): boolean =>
  code === "signInFirst" || code === "otherAuthor";

/** What an error means for a mutation that may wait: nobody was there, the server asks for time, later perhaps, or never. */
export const classifyFailure = (
  error: Pick<ApiError, "status" | "code">,
  { tries, hasAuthor }: { readonly tries: number; readonly hasAuthor: boolean },
): "unreached" | "busy" | "later" | "refused" => {
  const { status, code } = error;
  if (status === 0) return code === "timeout" || code === "network" ? "unreached" : "refused";
  // While a family's export is brought in, or a copy restored, nothing is taken for as long as that lasts.
  if (status === 429 || code === "outOfOrder") return "busy";
  const mayComeBack = hasAuthor && isNotTheirs(error);
  const isPassing = mayComeBack || status === 423 || (status >= 500 && status !== 502);
  return isPassing && tries + 1 < mostTries ? "later" : "refused";
};
