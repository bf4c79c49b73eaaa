/** Why no answer came, or not all of it. */
export type OutboundFailure =
  | "refused"
  | "dns"
  | "timeout"
  | "tls"
  | "tooLarge"
  | "redirects"
  | "forbiddenAddress"
  | "badAddress"
  | "reset";

const sentences = {
  refused: "The other side can't be reached.",
  dns: "The address isn't known on the internet.",
  timeout: "The other side took too long to answer.",
  tls: "The other side's certificate isn't valid.",
  tooLarge: "The answer is too large.",
  redirects: "The address leads on to others without end.",
  forbiddenAddress: "The address leads to a place in this house that may not be asked.",
  badAddress: "The address isn't a web address.",
  reset: "The other side broke off its answer.",
} as const satisfies Record<OutboundFailure, string>;

/** Why no answer came: a fixed word, and a sentence for people that never holds the address. */
export class OutboundError extends Error {
  override readonly name = "OutboundError";
  readonly reason: OutboundFailure;

  constructor(reason: OutboundFailure, message: string = sentences[reason]) {
    super(message);
    this.reason = reason;
  }
}

const reasonsByCode: Readonly<Record<string, OutboundFailure>> = {
  ENOTFOUND: "dns",
  EAI_AGAIN: "dns",
  ENODATA: "dns",
  EAI_FAIL: "dns",
  ECONNREFUSED: "refused",
  EHOSTUNREACH: "refused",
  ENETUNREACH: "refused",
  EADDRNOTAVAIL: "refused",
  EACCES: "refused",
  ETIMEDOUT: "timeout",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  EPROTO: "tls",
  DEPTH_ZERO_SELF_SIGNED_CERT: "tls",
  SELF_SIGNED_CERT_IN_CHAIN: "tls",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "tls",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "tls",
};

const reasonOf = (code: string): OutboundFailure | undefined =>
  reasonsByCode[code] ?? (/^(CERT_|ERR_TLS_|ERR_SSL_)/.test(code) ? "tls" : undefined);

/** Errors wrap errors: several attempts of one connection, or a cause. */
const chainOf = (error: unknown): Error[] => {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.flatMap(chainOf)];
};

/** Whatever went wrong on the way out, in our own words; nothing of the original's text is kept. */
export const failureOf = (error: unknown): OutboundError => {
  const chain = chainOf(error);
  for (const link of chain) if (link instanceof OutboundError) return link;
  for (const link of chain) {
    const reason =
      "code" in link && typeof link.code === "string" ? reasonOf(link.code) : undefined;
    if (reason !== undefined) return new OutboundError(reason);
  }
  return new OutboundError("reset");
};
