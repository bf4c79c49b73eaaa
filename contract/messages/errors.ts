import type { ErrorCode } from "./error-codes.ts";
import { type ErrorSentence, firstErrorsInEnglish } from "./first-errors.ts";

const strangeAddress =
  "The wall doesn’t answer to this address. Add it to ALLOWED_HOSTS, or open the wall by another one.";

const internal = "Something went wrong. Try again; if it stays, start the wall again.";

/** What people read in English where a request was refused, by the code of the refusal. */
export const errorsInEnglish = {
  "error.absencesOverlap":
    "These weeks meet other weeks of the same person on one day. Change or end those first.",
  "error.accountKnown": "This account is connected already.",
  "error.accountRefused": "This account can’t be connected.",
  "error.alreadyApproved": "This is approved already. Open it again on the board instead.",
  "error.alreadyDone": "Somebody else was faster.",
  "error.arrivedBefore": "It had arrived already.",
  "error.alreadyRejected": "This was turned down already.",
  "error.babysitter": firstErrorsInEnglish["error.babysitter"],
  "error.backupDamaged": "This backup is damaged and can’t be used. Take another one.",
  "error.backupForeign":
    "This backup comes from another machine or an older version. Only a parent’s yes brings it back.",
  "error.backupKeyWrong":
    "This key doesn’t open these copies. Look at each word or letter once more.",
  "error.backupNewer": "This backup was made by a newer version. Update the wall first.",
  "error.backupPlaceFull": "The second place is full. Make room there, or choose another one.",
  "error.backupPlaceLies":
    "What was written there doesn’t come back as it was. Take another disk or another service.",
  "error.backupPlaceMissing":
    "The disk, folder or bucket isn’t there. Plug it in, or choose the place again.",
  "error.backupPlaceRefused":
    "The second place refuses: user, password or key isn’t right, or nothing may be written there.",
  "error.backupPlaceTaken": "Another family’s copies are there. Choose another folder or bucket.",
  "error.backupPlaceUnreachable":
    "The second place can’t be reached. Look whether it is on and the address is right.",
  "error.backupPlaceUnsuitable":
    "This folder can’t hold copies: it has to be a folder outside the wall’s own ones.",
  "error.backupRunning": "A backup is being made or restored already. Wait a moment.",
  "error.calendarHidden": firstErrorsInEnglish["error.calendarHidden"],
  "error.calendarMoves":
    "One of these calendars is just being moved into or out of another one. Wait until that is done.",
  "error.calendarReadOnly": "This calendar can only be read. Change the event where it comes from.",
  "error.changedMeanwhile":
    "Somebody else has changed this meanwhile. Look at it as it is now, then change it again.",
  "error.changedSince": "The same was changed since. Undo that first.",
  "error.childMayNotWrite":
    "Children may not write into this calendar. A parent can allow it in Settings.",
  "error.clockNotSet":
    "The clock of the wall’s machine isn’t set yet. Once it has the time from the network, try again.",
  "error.conflict": firstErrorsInEnglish["error.conflict"],
  "error.diskFull":
    "The disk of the wall’s machine is full, so nothing was saved. Delete photos or other files there.",
  "error.envFile":
    "The wall’s .env file is written in a way that can’t be changed here. Edit it by hand.",
  "error.eventFixed":
    "This event is written in a way that only the program that made it can change.",
  "error.exportDamaged":
    "This file isn’t an export as a wall writes it, or something in it is damaged. Nothing was changed.",
  "error.exportNewer": "This export was made by a newer version. Update the wall first.",
  "error.feedKnown": "This calendar is connected already.",
  "error.feedRefused": "This address can’t be connected.",
  "error.foreignOrigin": strangeAddress,
  "error.fromEnvironment":
    "This calendar was given when the wall was started. Change it there, and start the wall again.",
  "error.guestsTold":
    "The calendar would tell everybody who is invited, so nothing is changed yet. Change the event itself: there you can say yes.",
  "error.httpsChanged":
    "Somebody else has just switched https on or off, or made another certificate. Nothing was changed; look at what is there now.",
  "error.httpsFixed":
    "Another certificate is set up for this wall, in its configuration. That one counts.",
  "error.httpsNameless":
    "The wall’s machine has no name that a certificate could be made for. Give it one, or name it in ALLOWED_HOSTS.",
  "error.idempotencyKeyReused": internal,
  "error.importRefused": "This file isn’t a calendar that can be read.",
  "error.insufficient": "There aren't enough stars for that.",
  "error.internal": internal,
  "error.invalid": "Something in it isn’t as it should be. Look through it once more.",
  "error.lastParent": "One parent with a PIN has to stay.",
  "error.listFull": "There is no room for more.",
  "error.locked": "A parent has to unlock this screen first.",
  "error.method": internal,
  "error.noRecipe": "There is no recipe on this page that can be read.",
  "error.notAPicture": "This picture can’t be read. Send a JPEG, PNG, WebP or HEIC file.",
  "error.notAuthor": "Only who wrote it can change it.",
  "error.notAWall": "Only a wall can be unlocked from another screen.",
  "error.notBuilt": internal,
  "error.notCaptured": "There are no numbers for this time.",
  "error.notDue": "This isn’t due yet.",
  "error.notFound": firstErrorsInEnglish["error.notFound"],
  "error.notForBudget": "This PIN doesn’t open the budget.",
  "error.notForFamily":
    "This event repeats in a way that the family calendar doesn’t have, so it stays where it is.",
  "error.notGivenBack":
    "Its calendar didn’t take it back, so it stays in the calendar where it is now.",
  "error.notOrganizer": "Only who invited to this event can change it.",
  "error.notParent": "Only a parent can do this.",
  "error.notSettled": "It is just being saved. Try again in a moment.",
  "error.notSubscribed": "No phone of yours gets notifications yet. Switch them on there first.",
  "error.notTakenAway":
    "It is back in its calendar, but the other one doesn’t let it go: it is in both until somebody decides under Recent changes.",
  "error.notUndoable": "This can’t be undone.",
  "error.notWaiting": "This isn’t waiting for you any more.",
  "error.notYours": "A phone shows this for its own member only, a parent’s also for children.",
  "error.notesFull": "There is no room for another note. Take one down first.",
  "error.otherAuthor": "It waits until whoever wrote it is signed in on this phone.",
  "error.outOfOrder": "The wall is restarting. Try again in a moment.",
  "error.pageRefused":
    "This address may not be read. It begins with https:// and leads to the internet.",
  "error.pageTooLarge": "This page is too large to be read.",
  "error.pageUnreachable": "This page doesn’t answer. Open it in a browser, or try again later.",
  "error.parentNeeded": firstErrorsInEnglish["error.parentNeeded"],
  "error.pauseOver": "This pause is over.",
  "error.picturesWrong": "Those aren’t the four pictures.",
  "error.pinNeeded": "These stars are somebody’s own. Their PIN or their pictures are needed.",
  "error.pinNotSet": "No PIN is set yet.",
  "error.pinWrong": "That PIN is not right.",
  "error.placesUnreachable":
    "The place search doesn’t answer. Try again later, or enter coordinates.",
  "error.presenceToken": internal,
  "error.pushServiceUnknown":
    "This browser’s notifications go through a service that the wall doesn’t know.",
  "error.pushUnreachable":
    "The phone’s notification service didn’t take it. Try again later, or switch notifications off and on again.",
  "error.readOnly":
    "The wall’s disk can’t be written, so nothing was saved. Look at it on the wall’s machine; it may be failing, or its rights are wrong.",
  "error.restoreFailed": "This backup doesn’t work, so everything is as it was.",
  "error.rewardHidden": "This reward isn't on offer any more.",
  "error.setupCodeWrong": "That is not the code that the wall shows.",
  "error.signInFirst": "Sign in first.",
  "error.signInLinkEnded":
    "This code isn’t right, was used, or its two minutes are over. Look again, or have a new one shown.",
  "error.sitterLinkEnded": "This link is over. Ask the parents for a new one.",
  "error.sitterLinkTaken":
    "Another phone has opened this link; it is for one phone only. Ask the parents for a new one.",
  "error.sourceFixed":
    "This was given when the wall was started. Change it there, and start the wall again.",
  "error.sourceNotConnected": "The source can’t be used like this. Nothing was changed.",
  "error.sourceRefused": firstErrorsInEnglish["error.sourceRefused"],
  "error.tooLarge": firstErrorsInEnglish["error.tooLarge"],
  "error.tooMany": firstErrorsInEnglish["error.tooManyTries"],
  "error.tooManyTries": firstErrorsInEnglish["error.tooManyTries"],
  "error.tooOld": firstErrorsInEnglish["error.tooOld"],
  "error.unconfigured": firstErrorsInEnglish["error.unconfigured"],
  "error.unreachable": firstErrorsInEnglish["error.unreachable"],
  "error.unreadable": internal,
  "error.unsupported": "The source can’t do this. Change it where it is kept.",
  "error.wallChanged": "Somebody else has changed this wall meanwhile.",
  "error.wallMayNot": "This wall may not do that. A parent’s PIN opens it.",
  "error.wrongHost": strangeAddress,
  "error.wrongType": internal,
} as const satisfies Readonly<Record<`error.${ErrorCode}`, ErrorSentence>>;
