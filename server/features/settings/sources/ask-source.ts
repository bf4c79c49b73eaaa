import type { SourceErrorCode } from "#contract/messages/error-codes.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { ConfigError } from "#server/platform/config-error.ts";
import { Conflict, HttpError, InvalidInput } from "#server/platform/errors.ts";
import { addressVariable, type ConnectionOutcome } from "#server/providers/connection.ts";
import type { ConnectableProvider } from "./connectable-provider.ts";
import type { TypedConnection } from "./typed-connection.ts";

export interface AskSourceDeps {
  readonly clock: Clock;
  /** Whether an address is the wall's own. */
  readonly isOwnAddress: (address: string, ownPort: number | undefined) => boolean;
  /** The file that keeps what screens connect. */
  readonly file: string;
}

/** Runs what reads or writes configuration; a value that can't be used is 400 on its field, a file by hand 409 `envFile`. */
export const withConfigErrors = <T>(file: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [problem] = error.problems;
    if (problem === undefined || problem.where.startsWith(file))
      throw new Conflict("envFile", apiSentence("envFile", { file }));
    throw new InvalidInput(problem.where, `${problem.where}: ${problem.message}`);
  }
};

/** Creates what asks a source with what was typed: 20 times a minute, never at the wall's own address. */
export const createAskSource = ({ clock, isOwnAddress, file }: AskSourceDeps) => {
  const countTest = createRateLimit({
    ...{ clock, most: 20, withinMs: 60_000, message: apiSentence("tooMany.addresses") },
  });
  return async <T>(
    { connection }: Pick<ConnectableProvider, "connection">,
    typed: TypedConnection,
    ownPort: number | undefined,
    question: (tried: TypedConnection) => Promise<T>,
  ): Promise<T | { readonly problem: "forbiddenAddress" }> => {
    countTest();
    const where = addressVariable(connection);
    const address = where === undefined ? undefined : typed.environment[where];
    const isTyped = address !== undefined && typed.reach !== null && URL.canParse(address);
    if (isTyped && isOwnAddress(address, ownPort)) return { problem: "forbiddenAddress" };
    return withConfigErrors(file, () => question(typed));
  };
};

/** A source that can't be used, or asked, with the reason. */
export const notConnected = (reason: SourceErrorCode): HttpError =>
  new HttpError(400, apiSentence("sourceNotConnected"), { code: "sourceNotConnected", reason });

/** Throws 400 with the reason where a test found nothing, or too little may be done there. */
export const requireUsable = (outcome: ConnectionOutcome): void => {
  if ("problem" in outcome) throw notConnected(outcome.problem);
  if (outcome.unusable === true) throw notConnected("rightsMissing");
};
