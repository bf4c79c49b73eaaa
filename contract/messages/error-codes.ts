/** Why something was refused, in fixed words for programs; the screens have a sentence for each. */
export const errorCodes = [
  "accountKnown",
  "accountRefused",
  "alreadyApproved",
  "alreadyDone",
  "alreadyRejected",
  "babysitter",
  "backupDamaged",
  "backupForeign",
  "backupNewer",
  "backupRunning",
  "calendarHidden",
  "calendarReadOnly",
  "childMayNotWrite",
  "conflict",
  "diskFull",
  "envFile",
  "eventFixed",
  "feedKnown",
  "feedRefused",
  "foreignOrigin",
  "fromEnvironment",
  "guestsTold",
  "idempotencyKeyReused",
  "importRefused",
  "insufficient",
  "internal",
  "invalid",
  "lastParent",
  "listFull",
  "locked",
  "method",
  "noRecipe",
  "notAPicture",
  "notAuthor",
  "notAWall",
  "notBuilt",
  "notCaptured",
  "notDue",
  "notFound",
  "notForBudget",
  "notOrganizer",
  "notParent",
  "notSettled",
  "notSubscribed",
  "notWaiting",
  "notesFull",
  "otherAuthor",
  "outOfOrder",
  "pageRefused",
  "pageTooLarge",
  "pageUnreachable",
  "parentNeeded",
  "pauseOver",
  "picturesWrong",
  "pinNeeded",
  "pinNotSet",
  "pinWrong",
  "placesUnreachable",
  "presenceToken",
  "pushServiceUnknown",
  "pushUnreachable",
  "readOnly",
  "restoreFailed",
  "rewardHidden",
  "setupCodeWrong",
  "signInFirst",
  "sourceRefused",
  "tooLarge",
  "tooMany",
  "tooManyTries",
  "tooOld",
  "unconfigured",
  "unreachable",
  "unreadable",
  "unsupported",
  "wallChanged",
  "wallMayNot",
  "wrongHost",
  "wrongType",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Why a task service couldn't be read, beside what may be wrong with any source. */
export const taskErrorCodes = ["projectMissing", "tokenRefused", "versionGone"] as const;

/** Why a meal service couldn't be read, beside what may be wrong with any source. */
export const mealErrorCodes = [
  "mealAddressMoved",
  "mealListMissing",
  "mealTokenRefused",
  "mealVersionOld",
] as const;
export type MealErrorCode = (typeof mealErrorCodes)[number];

/** Why photos couldn't be read, beside what may be wrong with any source. */
export const photoErrorCodes = [
  "folderMissing",
  "photoAddressMoved",
  "photoAlbumMissing",
  "photoKeyRefused",
  "photoKeyTooWeak",
  "photoPersonMissing",
  "photoVersionOld",
] as const;
export type PhotoErrorCode = (typeof photoErrorCodes)[number];

/** Why a budget couldn't be read, beside what may be wrong with any source. */
export const budgetErrorCodes = [
  "budgetCurrencyMissing",
  "budgetFileBroken",
  "budgetFileMissing",
  "budgetKeyRefused",
  "budgetNotInstalled",
  "budgetPasswordRefused",
  "budgetProgramCrashed",
  "budgetProgramHung",
  "budgetUnknown",
  "budgetVersionOther",
] as const;
export type BudgetErrorCode = (typeof budgetErrorCodes)[number];

/** Why a calendar couldn't be read; most of it may be wrong with any source. */
export const feedErrorCodes = [
  "badAddress",
  "broken",
  "dns",
  "forbiddenAddress",
  "gone",
  "incomplete",
  "leadsHere",
  "lost",
  "notCalendar",
  "nothing",
  "notWeb",
  "outOfRange",
  "part",
  "redirects",
  "refused",
  "renewed",
  "reset",
  "sourceTrouble",
  "strange",
  "timeout",
  "tls",
  "tooLarge",
  "tooMuch",
  "tooOften",
  "webPage",
] as const;
export type FeedErrorCode = (typeof feedErrorCodes)[number];

/** Why the calendars of an account couldn't be read, beside what may be wrong with any calendar. */
export const accountErrorCodes = [
  "accountAnswerBroken",
  "accountCalendarGone",
  "accountGoogleApiOff",
  "accountGoogleClientMissing",
  "accountGoogleClientRefused",
  "accountGoogleCodeUsed",
  "accountGoogleDenied",
  "accountGoogleOtherUser",
  "accountGooglePasteWrong",
  "accountGoogleScopeMissing",
  "accountGoogleTryOver",
  "accountGoogleWithdrawn",
  "accountLeadsAway",
  "accountNoCalendars",
  "accountNotAllowed",
  "accountNotDav",
  "accountNothingThere",
  "accountPasswordRefused",
  "accountUidTaken",
  "accountUnencrypted",
  "accountUnreadable",
] as const;
export type AccountErrorCode = (typeof accountErrorCodes)[number] | FeedErrorCode;

/** Why a source couldn't be read, in fixed words; the screens have a sentence with a cure for each. */
export const sourceErrorCodes = [
  ...feedErrorCodes,
  ...accountErrorCodes,
  ...taskErrorCodes,
  ...mealErrorCodes,
  ...photoErrorCodes,
  ...budgetErrorCodes,
] as const;
export type SourceErrorCode = (typeof sourceErrorCodes)[number];
