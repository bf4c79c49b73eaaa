import * as z from "zod";
import type {
  Outbound,
  OutboundAnswer,
  OutboundRequest,
} from "#server/platform/outbound/outbound.ts";
import { parseOutsideJson } from "#server/platform/outbound/outside-json.ts";
import { type Connection, type ConnectionOutcome, counted } from "../../connection.ts";
import type { ProviderTools } from "../../provider.ts";
import type { ActualEnv } from "./env.ts";
import { ActualError, actualOutboundError, actualStatusError } from "./errors.ts";
import { fetchActualLibrary } from "./fetch-library.ts";
import {
  type ActualDeps,
  actualServerVersion,
  exactActualVersion,
  installedActualVersion,
  isSameVersion,
} from "./library.ts";

const budget = { en: "budget", de: "Budget" };
const budgets = { en: "budgets", de: "Budgets" };

const loggedIn = z.object({ data: z.object({ token: z.string().regex(/^[\x21-\x7e]+$/) }) });
const files = z.object({
  data: z.array(
    z.object({
      deleted: z.union([z.boolean(), z.number()]).nullish(),
      groupId: z.string().nullish(),
      name: z.string().nullish(),
    }),
  ),
});

/** Asks Actual's server as its own programs do; rejects with an ActualError. */
const createActualRequests = (outbound: Outbound, url: string) => {
  const ask = async (
    request: Omit<OutboundRequest, "url">,
    path: string,
  ): Promise<OutboundAnswer> =>
    outbound({
      ...{ ...request, url: url + path, operatorHost: true, timeoutMs: 8_000 },
      // The password is for one host.
      maxRedirects: 0,
    }).catch((error: unknown) => {
      throw actualOutboundError(error);
    });
  const read = <T>(answer: OutboundAnswer, shape: z.ZodType<T>): T => {
    if (answer.status !== 200) throw actualStatusError(answer.status);
    try {
      return shape.parse(parseOutsideJson(answer.text()));
    } catch {
      throw new ActualError("strange");
    }
  };
  return {
    version: async (): Promise<string> => {
      const answer = await ask({}, "/info");
      if (answer.status !== 200) throw actualStatusError(answer.status);
      const version = actualServerVersion(answer.text());
      if (version === null) throw new ActualError("strange");
      return version;
    },
    signIn: async (password: string): Promise<string> => {
      const body = JSON.stringify({ loginMethod: "password", password });
      const headers = { "content-type": "application/json" };
      const answer = await ask({ method: "POST", headers, body }, "/account/login");
      if ([400, 401, 403].includes(answer.status)) throw new ActualError("budgetPasswordRefused");
      return read(answer, loggedIn).data.token;
    },
    budgets: async (token: string): Promise<{ value: string; label: string }[]> => {
      const answer = await ask({ headers: { "x-actual-token": token } }, "/sync/list-user-files");
      return read(answer, files).data.flatMap(({ deleted, groupId, name }) =>
        deleted === true || deleted === 1 || groupId == null
          ? []
          : [{ value: groupId, label: name ?? groupId }],
      );
    },
  };
};

const lookAround = async (
  requests: ReturnType<typeof createActualRequests>,
  password: string,
  libraryDir: string,
): Promise<ConnectionOutcome> => {
  const version = await requests.version();
  const all = await requests.budgets(await requests.signIn(password));
  const ours = installedActualVersion(libraryDir);
  if (ours === null) return { problem: "budgetNotInstalled" };
  if (!isSameVersion(ours, version)) return { problem: "budgetVersionOther" };
  return {
    version,
    found: [counted(all.length, budget, budgets)],
    choices: { ACTUAL_SYNC_ID: all },
  };
};

/** What Actual's server is asked for, or why it couldn't be. */
const orProblem = async <T>(
  asked: Promise<T>,
): Promise<T | { readonly problem: ActualError["trouble"] }> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ActualError) return { problem: error.trouble };
    throw error;
  }
};

/** How a screen connects Actual: by its address and password, with one of its budgets. */
export const actualConnection: Connection<ProviderTools & ActualDeps, ActualEnv> = {
  title: { en: "Actual", de: "Actual" },
  lead: {
    en: "The budget of an Actual server. Its own library has to be on the wall’s machine, too; the wall fetches it.",
    de: "Das Budget eines Actual-Servers. Auch seine Bibliothek muss auf dem Gerät der Wand sein; die Wand holt sie.",
  },
  fields: [
    {
      variable: "ACTUAL_URL",
      kind: "address",
      required: true,
      label: { en: "Address", de: "Adresse" },
      hint: { en: "As a browser opens it.", de: "So, wie ein Browser es öffnet." },
      placeholder: "http://192.168.1.20:5006",
    },
    {
      variable: "ACTUAL_PASSWORD",
      kind: "secret",
      required: true,
      label: { en: "Password", de: "Passwort" },
    },
    {
      variable: "ACTUAL_SYNC_ID",
      kind: "one",
      required: true,
      label: { en: "Which budget?", de: "Welches Budget?" },
    },
    {
      variable: "ACTUAL_ENCRYPTION_PASSWORD",
      kind: "secret",
      label: { en: "Password of the encryption", de: "Passwort der Verschlüsselung" },
      hint: { en: "Only for an encrypted budget.", de: "Nur für ein verschlüsseltes Budget." },
    },
    {
      variable: "ACTUAL_CURRENCY",
      kind: "text",
      label: { en: "Currency", de: "Währung" },
      hint: {
        en: "Three letters such as EUR, where Actual doesn’t say.",
        de: "Drei Buchstaben wie EUR, wenn Actual es nicht sagt.",
      },
    },
  ],
  today: {
    en: "The months that the wall kept stay, and are shown again when you take Actual away.",
    de: "Die Monate, die die Wand aufgehoben hat, bleiben und werden wieder gezeigt, wenn ihr Actual wegnehmt.",
  },
  test: async ({ outbound, libraryDir }, { ACTUAL_URL: url, ACTUAL_PASSWORD: password }) => {
    if (url === undefined) return { problem: "badAddress" };
    if (password === undefined) return { problem: "budgetPasswordRefused" };
    return orProblem(lookAround(createActualRequests(outbound, url), password, libraryDir));
  },
  library: {
    installed: ({ libraryDir }) => installedActualVersion(libraryDir),
    wanted: async ({ outbound }, { ACTUAL_URL: url }) => {
      if (url === undefined) return { problem: "badAddress" };
      return orProblem(
        createActualRequests(outbound, url)
          .version()
          .then((version) =>
            exactActualVersion.test(version) ? { version } : { problem: "strange" as const },
          ),
      );
    },
    fetch: ({ libraryDir, packageFile, processEnvironment, worker, log }, version, signal) =>
      fetchActualLibrary({
        ...{ libraryDir, version, packageFile, environment: processEnvironment, log, signal },
        worker: worker("actual-worker").url,
      }),
  },
};
