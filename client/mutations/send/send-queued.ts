import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import { isOfOtherBody } from "./classify-failure.ts";
import { type SendDeps, sendWithKey } from "./send-with-key.ts";
import type { Send } from "../queue/deliver.ts";
import type { SendPicture } from "./upload-pictures.ts";

interface SendQueuedDeps extends SendDeps {
  /** Loads what sends pictures, with the first one that is to be sent. */
  readonly loadSendPicture: () => Promise<SendPicture>;
}

/** What isn't here without the network can be fetched when it is back. */
const unfetched = (cause: unknown): never => {
  const why = { status: 0, code: "network" };
  throw new ApiError("This part of the app can't be fetched.", why, { cause });
};

/** Whether the server refused because it knows no member of a name. */
const namesNobody = ({ status, field }: ApiError): boolean =>
  status === 400 && (field === "memberId" || field === "memberIds");

/** Makes what sends mutations that may have waited, each once under its own key, after its pictures. */
export const createSendQueued =
  ({ ownChanges, live, loadSendPicture }: SendQueuedDeps): Send =>
  async (definition, mutation, leaves) => {
    const { id, input, pictures } = mutation;
    const how = { ...mutation, tellsTime: definition.datedHere(input) };
    const send = async (uploadIds: readonly string[]): Promise<unknown> => {
      await leaves?.();
      const sent = definition.request(input, { uploadIds, mayWait: true });
      const attempt = async (parts: object): Promise<unknown> =>
        (await sendWithKey({ ownChanges, live }, definition.operation, parts, how)).answer;
      return attempt(sent).catch(async (reason: unknown) => {
        const error = apiErrorOf(reason);
        if (!namesNobody(error) && !isOfOtherBody(error)) throw reason;
        // Whoever waited to be named may have been removed meanwhile; an earlier try without them may have arrived.
        const { withoutRemoved } = await import("./without-removed.ts").catch(unfetched);
        const rest = await withoutRemoved(sent);
        if (rest === sent) throw reason;
        return attempt(rest).catch((again: unknown) => {
          throw namesNobody(apiErrorOf(again)) ? reason : again;
        });
      });
    };
    if (pictures === undefined) return send([]);
    const [{ sendWithPictures }, sendPicture] = await Promise.all([
      import("./upload-pictures.ts"),
      loadSendPicture(),
    ]).catch(unfetched);
    return sendWithPictures(id, pictures, { ...definition, send, sendPicture });
  };
