import type { SourceErrorCode } from "#contract/messages/error-codes.ts";
import type {
  ConnectionChoice,
  ConnectionFieldKind,
  LibraryProblem,
  Translated,
} from "#contract/settings-sources.ts";
import { hostAndPort } from "#server/platform/host-and-port.ts";

/** One thing that a screen asks for, to connect a source. */
export interface ConnectionField {
  /** The variable that keeps it; `<ID>` stands for a member's id, where each member has one. */
  readonly variable: string;
  readonly kind: ConnectionFieldKind;
  readonly label: Translated;
  readonly hint?: Translated;
  readonly placeholder?: string;
  /** Left out: the source works without it. */
  readonly required?: true;
}

/** What a test of a source found; the choices are by the variable that they are for. */
export interface ConnectionFindings {
  readonly version?: string;
  /** Whose account it is, as the service says it. */
  readonly account?: string;
  readonly found: readonly Translated[];
  /** Rights that are missing, as the service names them. */
  readonly missing?: readonly string[];
  /** Left out: it can be used all the same. */
  readonly unusable?: true;
  readonly choices?: Readonly<Record<string, readonly Omit<ConnectionChoice, "chosen">[]>>;
}

/** What a test came to: what was found, or why nothing could be. */
export type ConnectionOutcome = ConnectionFindings | { readonly problem: SourceErrorCode };

/** What a screen needs to know of a source that it may connect. */
export interface ConnectionDescription {
  /** The service's own name, where it has one. */
  readonly title: Translated;
  readonly lead: Translated;
  readonly fields: readonly ConnectionField[];
  /** What becomes of what the family has today, once this source is used. */
  readonly today: Translated;
  /** Whether what the family has today can be copied over. */
  readonly copies?: true;
}

/** A library that couldn't be fetched, or doesn't run here. */
export class LibraryError extends Error {
  override readonly name = "LibraryError";
  readonly problem: LibraryProblem;

  constructor(problem: LibraryProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** A service's own library, which has to be on the wall's machine. */
interface ConnectionLibrary<Tools, Env> {
  /** The version that is there; null where there is none. */
  readonly installed: (tools: Tools) => string | null;
  /** The version that the service has, or why it can't be asked. */
  readonly wanted: (
    tools: Tools,
    env: Env,
  ) => Promise<{ readonly version: string } | { readonly problem: SourceErrorCode }>;
  /** Fetches a version and puts it in the place of an earlier one; rejects with a LibraryError. */
  readonly fetch: (tools: Tools, version: string, signal: AbortSignal) => Promise<void>;
}

/** How a source is connected on a screen: what is asked for, and how it is tested. */
export interface Connection<Tools, Env> extends ConnectionDescription {
  /** Asks the service once with what was typed, and keeps nothing. */
  readonly test: (tools: Tools, env: Env) => Promise<ConnectionOutcome>;
  /** Left out: it needs none. */
  readonly library?: ConnectionLibrary<Tools, Env>;
}

const leads: ReadonlySet<ConnectionFieldKind> = new Set(["address", "secret"]);

/** The variables that say where a source is and what opens it; all of them come from one place, or none counts. */
export const accessVariables = ({ fields }: ConnectionDescription): string[] =>
  fields.filter(({ kind }) => leads.has(kind)).map(({ variable }) => variable);

/** The variable of a source's address; undefined where it has none. */
export const addressVariable = ({ fields }: ConnectionDescription): string | undefined =>
  fields.find(({ kind }) => kind === "address")?.variable;

/** The variable that keeps which host and port on the wall's own machine a parent allowed for an address. */
export const localVariable = (address: string): string => address.replace(/_URL$/, "_LOCAL");

/** The host and port that a parent allows on the wall's own machine with an address; null where it is none. */
export const localHostOf = (address: string): string | null =>
  URL.canParse(address) ? hostAndPort(address) : null;

/** Whether a parent allowed the address that a variable has, on the wall's own machine: its very host and port. */
export const isLocalAllowed = (
  variable: string,
  environment: Readonly<Record<string, string | undefined>>,
): boolean => {
  const allowed = environment[localVariable(variable)];
  return allowed !== undefined && allowed === localHostOf(environment[variable] ?? "");
};

/** A number of things in every language, each as one and as many. */
export const counted = (count: number, one: Translated, many: Translated): Translated => ({
  en: `${count} ${count === 1 ? one.en : many.en}`,
  de: `${count} ${count === 1 ? one.de : many.de}`,
});
