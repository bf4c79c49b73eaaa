import type { ErrorCode } from "#contract/errors.ts";
import type { ApiError, ClientErrorCode } from "../api/api-error.ts";
import type { ParamsOf, TextKey, Translate } from "./catalogue.ts";

type TextKeyWithoutNames = { [K in TextKey]: ParamsOf<K> extends [] ? K : never }[TextKey];

/** These come with 429 and a wait, which their sentence names. */
type Wait = "tooMany" | "tooManyTries";

const byCode: Readonly<Record<Exclude<ErrorCode, Wait> | ClientErrorCode, TextKeyWithoutNames>> = {
  alreadyApproved: "error.alreadyApproved",
  alreadyDone: "error.alreadyDone",
  alreadyRejected: "error.alreadyRejected",
  babysitter: "error.babysitter",
  backupDamaged: "error.backupDamaged",
  backupNewer: "error.backupNewer",
  backupRunning: "error.backupRunning",
  diskFull: "error.diskFull",
  envFile: "error.envFile",
  feedKnown: "error.feedKnown",
  feedRefused: "error.feedRefused",
  foreignOrigin: "error.strangeAddress",
  fromEnvironment: "error.fromEnvironment",
  idempotencyKeyReused: "error.internal",
  importRefused: "error.importRefused",
  insufficient: "error.insufficient",
  internal: "error.internal",
  invalid: "error.invalid",
  lastParent: "error.lastParent",
  locked: "error.locked",
  method: "error.internal",
  network: "error.unreachable",
  noRecipe: "error.noRecipe",
  notAuthor: "error.notAuthor",
  notAPicture: "error.notAPicture",
  notAWall: "error.notAWall",
  notBuilt: "error.internal",
  notCaptured: "error.notCaptured",
  notDue: "error.notDue",
  notFound: "error.gone",
  notKept: "error.notKept",
  notParent: "error.notParent",
  notSettled: "error.notSettled",
  notSubscribed: "error.notSubscribed",
  notWaiting: "error.notWaiting",
  otherAuthor: "error.otherAuthor",
  outOfOrder: "error.internal",
  outboxFull: "error.outboxFull",
  page: "error.page",
  pageRefused: "error.pageRefused",
  pageTooLarge: "error.pageTooLarge",
  pageUnreachable: "error.pageUnreachable",
  parentNeeded: "error.needsParent",
  pauseOver: "error.pauseOver",
  pinNotSet: "error.pinNotSet",
  pinWrong: "error.pinWrong",
  placesUnreachable: "error.placesUnreachable",
  presenceToken: "error.internal",
  pushServiceUnknown: "error.pushServiceUnknown",
  pushUnreachable: "error.pushUnreachable",
  readOnly: "error.readOnly",
  restoreFailed: "error.restoreFailed",
  rewardHidden: "error.rewardHidden",
  sample: "sample.connectFirst",
  sentAlready: "error.sentAlready",
  setupCodeWrong: "error.setupCodeWrong",
  signInFirst: "error.signInFirst",
  sourceRefused: "error.refused",
  timeout: "error.unreachable",
  tooLarge: "error.tooLarge",
  tooOld: "error.tooOld",
  unconfigured: "sample.connectFirst",
  unreachable: "error.source",
  unreadable: "error.internal",
  unsupported: "error.unsupported",
  wrongHost: "error.strangeAddress",
  wrongType: "error.internal",
};
const known = new Map<string | undefined, TextKeyWithoutNames>(Object.entries(byCode));

/** For the words of a server that is newer than this page. */
const byStatus = new Map<number, TextKeyWithoutNames>([
  [401, "error.needsParent"],
  [404, "error.gone"],
  [423, "error.babysitter"],
  [502, "error.refused"],
  [503, "error.source"],
]);

/** An error as a sentence in the reader's language, whatever the server said. */
export const errorText = (t: Translate, error: ApiError): string => {
  if (error.status === 429)
    return t("error.tooManyTries", { count: Math.max(1, error.retryAfterSec ?? 30) });
  return t(known.get(error.code) ?? byStatus.get(error.status) ?? "error.unknown");
};
