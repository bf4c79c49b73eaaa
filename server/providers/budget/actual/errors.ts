import type { BudgetErrorCode, SourceErrorCode } from "#contract/messages/error-codes.ts";
import { sourceErrors } from "#contract/messages/source-errors.ts";
import { SourceMissing } from "#server/platform/errors.ts";
import { OutboundError, type OutboundFailure } from "#server/platform/outbound/failure.ts";
import type { WorkerEndReason } from "#server/platform/worker/worker-end.ts";

/** Why Actual's numbers couldn't be read. */
export type ActualErrorCode =
  | Exclude<OutboundFailure, "redirects">
  | Exclude<BudgetErrorCode, `budgetFile${string}`>
  | Extract<SourceErrorCode, "sourceTrouble" | "strange" | "tooMuch" | "tooOften">;

const again = "It is asked again by itself.";
const restart = "and start Family Wall again.";
const program = "The program that reads the budget";

const sentences = {
  badAddress: `ACTUAL_URL isn't a web address. Correct it ${restart}`,
  budgetCurrencyMissing: `The budget doesn't say which currency it is in. Choose one in Actual's settings, or put its three letters into ACTUAL_CURRENCY ${restart}`,
  budgetKeyRefused: `The budget is encrypted, and ACTUAL_ENCRYPTION_PASSWORD doesn't open it. Correct it ${restart}`,
  budgetNotInstalled:
    "Actual's own library isn't installed here, or doesn't run. Run: family-wall budget-setup",
  budgetPasswordRefused: `Actual doesn't accept ACTUAL_PASSWORD. Correct it ${restart}`,
  budgetProgramCrashed: sourceErrors.en.budgetProgramCrashed,
  budgetProgramHung: sourceErrors.en.budgetProgramHung,
  budgetUnknown: `Actual has no budget with this ACTUAL_SYNC_ID. Copy it from Actual's settings, advanced, ${restart}`,
  budgetVersionOther:
    "Actual's server and its library here are of different versions. Run: family-wall budget-setup",
  dns: `No server is known by the name in ACTUAL_URL. Check the spelling, and this machine's network. ${again}`,
  forbiddenAddress: `Actual's address leads to a place that may not be asked. Correct ACTUAL_URL ${restart}`,
  refused: `Actual can't be reached. Check that it is on, and ACTUAL_URL. ${again}`,
  reset: `Actual broke off its answer. ${again}`,
  sourceTrouble: `Actual has trouble of its own at the moment. ${again}`,
  strange: `What answers at ACTUAL_URL isn't Actual as we know it. Open the address in a browser. ${again}`,
  timeout: `Actual took too long to answer. ${again}`,
  tls: "The certificate of Actual's server isn't valid. NODE_EXTRA_CA_CERTS may name the file of one of your own.",
  tooLarge: "Actual's answer is too large.",
  tooMuch: `${program} needed too much memory or time and was ended. ${again}`,
  tooOften: `Actual says that it was asked too often. ${again}`,
} as const satisfies Record<ActualErrorCode, string>;

/** Actual's numbers couldn't be read. */
export class ActualError extends Error {
  override readonly name = "ActualError";
  readonly trouble: ActualErrorCode;

  constructor(trouble: ActualErrorCode) {
    super(sentences[trouble]);
    this.trouble = trouble;
  }
}

/** The 503 that says what helps. */
export const actualMissingError = ({ message, trouble }: ActualError): SourceMissing =>
  new SourceMissing("budget", "unreachable", message, trouble);

/** What it means that the server didn't answer; anything but an OutboundError is thrown on. */
export const actualOutboundError = (error: unknown): ActualError => {
  if (!(error instanceof OutboundError)) throw error;
  return new ActualError(error.reason === "redirects" ? "strange" : error.reason);
};

/** What an answer of the server means that isn't a success. */
export const actualStatusError = (status: number): ActualError => {
  if (status === 429) return new ActualError("tooOften");
  return new ActualError(status >= 500 ? "sourceTrouble" : "strange");
};

const byWord = new Map<string, ActualErrorCode>([
  ["budget-not-found", "budgetUnknown"],
  ["decrypt-failure", "budgetKeyRefused"],
  ["invalid-password", "budgetPasswordRefused"],
  ["missing-key", "budgetKeyRefused"],
  ["network", "reset"],
  ["network-failure", "reset"],
  ["old-key-style", "budgetKeyRefused"],
  ["out-of-sync-migrations", "budgetVersionOther"],
  ["too-many-requests", "tooOften"],
  ["unauthorized", "budgetPasswordRefused"],
  ["ERR_DLOPEN_FAILED", "budgetNotInstalled"],
  ["ERR_MODULE_NOT_FOUND", "budgetNotInstalled"],
  ["MODULE_NOT_FOUND", "budgetNotInstalled"],
]);

/** What the library's own word means. */
export const actualLibraryError = (word: string): ActualError =>
  new ActualError(byWord.get(word) ?? "sourceTrouble");

const byEnd = {
  crashed: "budgetProgramCrashed",
  hung: "budgetProgramHung",
  invalidMessage: "budgetProgramCrashed",
  notStarted: "budgetNotInstalled",
  stopped: "reset",
  tooLarge: "tooMuch",
  tooSlow: "tooMuch",
} as const satisfies Record<WorkerEndReason, ActualErrorCode>;

/** What it means that the program ended without a word. */
export const actualExitError = (end: WorkerEndReason): ActualError => new ActualError(byEnd[end]);
