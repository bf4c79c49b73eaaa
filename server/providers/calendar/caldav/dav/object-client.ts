import type { ObjectClient, WriteCondition, WriteOutcome } from "../account-port.ts";
import type { DavAnswer, DavClient } from "./dav-client.ts";
import { DavError } from "./dav-error.ts";
import { caldav } from "./names.ts";
import { refusalOf } from "./refusals.ts";
import { hrefIn } from "./multistatus.ts";
import { childOf, readXml } from "#server/platform/xml.ts";

const conditionHeaders = (condition: WriteCondition): Record<string, string> => {
  if ("ifMatch" in condition) return { "if-match": condition.ifMatch };
  return "ifNoneMatch" in condition ? { "if-none-match": condition.ifNoneMatch } : {};
};

/** The address of the object that has the UID already; undefined where the answer isn't about that. */
const uidConflictOf = async (answer: DavAnswer): Promise<string | null | undefined> => {
  if (answer.status !== 403 && answer.status !== 409) return undefined;
  const root = await readXml(answer.text()).catch(() => undefined);
  const conflict = childOf(root, caldav("no-uid-conflict"));
  return conflict === undefined ? undefined : (hrefIn(conflict) ?? null);
};

const isWritten = (status: number): boolean => status >= 200 && status < 300;

/** Reads and writes single objects of an account with their etags. */
export const createObjectClient = (client: DavClient, now: () => number): ObjectClient => {
  const { access, send, within } = client;

  const outcomeOf = async (answer: DavAnswer): Promise<WriteOutcome> => {
    const { status, headers, url } = answer;
    if (isWritten(status)) return { kind: "written", url, etag: headers["etag"] ?? null };
    if (status === 412) return { kind: "changed" };
    if (status === 404 || status === 410) return { kind: "gone" };
    const taken = await uidConflictOf(answer);
    if (taken !== undefined)
      return { kind: "uidTaken", url: taken === null ? null : within(taken, url).href };
    const error = refusalOf(answer, now(), access);
    // These are tried again, and what they meant for the write is as open as without an answer. With another password,
    // which the account asks for, the server takes what it refuses now.
    const isAgain = status === 401 || (status >= 500 && status !== 501);
    if (isAgain || error.code === "tooOften") throw error;
    return { kind: "refused", code: error.code, status };
  };

  return {
    readObject: async (url) => {
      const answer = await send({
        url,
        method: "GET",
        headers: { accept: "text/calendar, text/vcard" },
      });
      if (answer.status === 404 || answer.status === 410) return null;
      if (answer.status !== 200) throw refusalOf(answer, now(), access);
      const ics = answer.text();
      if (!/BEGIN:(?:VCALENDAR|VCARD)/i.test(ics.slice(0, 4_096)))
        throw new DavError("accountNotDav");
      return { url: answer.url, etag: answer.headers["etag"] ?? null, ics };
    },
    putObject: async (url, ics, condition) =>
      outcomeOf(
        await send({
          ...{ url, method: "PUT", body: ics, contentType: "text/calendar; charset=utf-8" },
          headers: conditionHeaders(condition),
        }),
      ),
    deleteObject: async (url, condition) =>
      outcomeOf(await send({ url, method: "DELETE", headers: conditionHeaders(condition) })),
    moveObject: async (url, toUrl, condition) => {
      const destination = within(toUrl, url);
      if (destination.origin !== new URL(url).origin)
        return { kind: "refused", code: "accountNotAllowed", status: 502 };
      const answer = await send({
        ...{ url, method: "MOVE" },
        headers: { destination: destination.href, overwrite: "F", ...conditionHeaders(condition) },
      });
      const outcome = await outcomeOf(answer);
      return outcome.kind === "written" ? { ...outcome, url: destination.href } : outcome;
    },
  };
};
