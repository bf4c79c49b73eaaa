import { createHash } from "node:crypto";
import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import type { EditTarget, EventPatch, NewEvent } from "#contract/calendar-family.ts";
import type { EventVersions } from "#contract/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { Conflict, HttpError, InvalidInput, NotFound } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type {
  ObjectEdit,
  ObjectEditor,
  ObjectView,
  StoredPatch,
} from "#server/providers/calendar/object-port.ts";
import { changedFields } from "../family/changed-fields.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { CalendarWrite, NewCalendarWrite, OtherObject } from "../outbox/calendar-write.ts";
import { conflictVersions, connectedEvent } from "./connected-event.ts";
import { requireMayChange, writableCalendar } from "./event-rights.ts";
import { createFindEvent, type FoundObject } from "./find-event.ts";

interface ConnectedEventsDeps {
  readonly records: AccountRecords;
  readonly outbox: CalendarOutbox;
  readonly editor: ObjectEditor;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** The key of a UID, with which an event's id begins. */
  readonly keyOf: (uid: string) => string;
  /** By which an object is known, however its server escapes its address. */
  readonly pathOf: (url: string) => string;
  readonly feeds: () => readonly CalendarFeed[];
  /** Runs work in a transaction: all of what it stores, or nothing where it throws. */
  readonly atomically: <T>(work: () => T) => T;
}

/** How a change is meant: which times of the event, and whether its guests may be told. */
export interface ConnectedTarget extends EditTarget {
  readonly tellGuests?: "yes" | undefined;
}

/** How long an answer waits for the calendar's server, in milliseconds; what takes longer is shown as waiting. */
const answerWithinMs = 5_000;

/** The fields that a calendar server keeps; 400 for what only the family calendar has. */
const storedPatch = ({ memberIds, icon, feedId: _feed, ...patch }: EventPatch): StoredPatch => {
  if (memberIds !== undefined)
    throw new InvalidInput("memberIds", "memberIds: whose it is, its calendar says.");
  if (icon !== undefined && icon !== null)
    throw new InvalidInput("icon", "icon: only events of the family calendar have a picture.");
  return patch;
};

/** The UID of the event that a request adds, the same each time it is repeated. */
const uidOf = (request: string): string =>
  createHash("sha256").update(`family-wall event\n${request}`).digest("hex").slice(0, 32);

const targetOf = ({ scope, occurrence }: ConnectedTarget): EditTarget => ({
  ...(scope === undefined ? {} : { scope }),
  ...(occurrence === undefined ? {} : { occurrence }),
});

/** Adds, changes, moves and deletes events in calendars of accounts. */
export const createConnectedEvents = (deps: ConnectedEventsDeps) => {
  const { records, outbox, editor, clock, timeZone, keyOf, pathOf } = deps;
  const find = createFindEvent(deps);
  const context = () => ({ now: clock.now(), zone: timeZone(), newUid: () => crypto.randomUUID() });

  const feedWith = (calendarId: string): CalendarFeed => {
    const feed = deps.feeds().find(({ id }) => id === calendarId);
    if (feed === undefined) throw new NotFound("calendar");
    return feed;
  };

  /** The place of a new object in a calendar. */
  const placeIn = (calendarId: string, uid: string, ics: string): OtherObject => {
    const { url: base } = writableCalendar(records, calendarId);
    const folder = base.endsWith("/") ? base : `${base}/`;
    const url = new URL(`${encodeURIComponent(uid)}.ics`, folder).href;
    return { calendarId, path: pathOf(url), url, uid, ics };
  };

  /** One of an object's times, else its first; null where there is none. */
  const viewOf = (ics: string | null, occurrence?: string): ObjectView | null => {
    if (ics === null) return null;
    try {
      return editor.view(ics, occurrence, context());
    } catch (error) {
      if (error instanceof InvalidInput) return viewOf(ics);
      throw error;
    }
  };

  const versions = (
    { wantedIcs, edit }: Pick<CalendarWrite, "wantedIcs" | "edit">,
    theirs: string | null,
  ): EventVersions =>
    conflictVersions(
      viewOf(wantedIcs, edit?.which.occurrence),
      viewOf(theirs, edit?.which.occurrence),
    );

  /** Sends a write that was stored; whether it waits. Throws 409 `conflict` with both versions, or 502 where it is refused. */
  const send = async (write: CalendarWrite): Promise<boolean> => {
    const outcome = await outbox.settled(write.id, answerWithinMs);
    if (outcome.kind === "conflict")
      throw new HttpError(409, apiSentence("conflict"), {
        ...{ code: "conflict", versions: versions(write, outcome.theirs) },
      });
    if (outcome.kind === "refused")
      throw new HttpError(502, apiSentence("sourceRefused.why", { why: outcome.code }), {
        code: "sourceRefused",
      });
    return outcome.kind === "waiting";
  };

  const eventOf = (
    calendarId: string,
    ics: string,
    { occurrence, isWaiting }: { occurrence: string | undefined; isWaiting: boolean },
  ): CalendarEvent => {
    const view = viewOf(ics, occurrence);
    if (view === null) throw new NotFound("event that can be changed");
    const about = { key: keyOf(view.uid), feed: feedWith(calendarId) };
    return connectedEvent(view, { ...about, isOneTime: occurrence !== undefined }, isWaiting);
  };

  /** Throws 400 for a calendar to which nothing can be brought, because it isn't shown or isn't there. */
  const requireShown = (calendarId: string): void => {
    if (records.calendar(calendarId)?.isChosen !== true)
      throw new InvalidInput("feedId", apiSentence("notFound", { what: "calendar" }));
  };

  type About = Pick<NewCalendarWrite, "calendarId" | "path" | "url" | "uid" | "title">;

  const store = ({ session }: Caller, about: About & Partial<NewCalendarWrite>): CalendarWrite =>
    outbox.add({
      ...{ baseIcs: null, wantedIcs: null, edit: null, other: null, isMove: false },
      ...{ memberId: session?.memberId ?? null, begunAt: clock.now() },
      ...about,
    });

  /** The time that is meant, after a look at who may change it. */
  const meant = (object: FoundObject, which: ConnectedTarget): ObjectView => {
    const calendar = writableCalendar(records, object.calendarId);
    const view = editor.view(object.ics, which.occurrence, context());
    if (view === null) throw new Conflict("eventFixed", apiSentence("eventFixed"));
    requireMayChange(records, calendar, view, which.tellGuests === "yes");
    return view;
  };

  const aboutOf = ({ calendarId, path, url, uid }: FoundObject, title: string): About => ({
    ...{ calendarId, path, url, uid, title },
  });

  const storeEdit = (
    caller: Caller,
    object: FoundObject,
    title: string,
    wanted: ObjectEdit,
  ): CalendarWrite => {
    const { ics, following } = editor.edit(object.ics, wanted, context());
    return store(caller, {
      ...{ ...aboutOf(object, title), baseIcs: object.ics, wantedIcs: ics, edit: wanted },
      other:
        following === undefined ? null : placeIn(object.calendarId, following.uid, following.ics),
    });
  };

  const storeMove = (caller: Caller, object: FoundObject, title: string, to: string) =>
    store(caller, {
      ...{ ...aboutOf(object, title), baseIcs: object.ics },
      ...{ isMove: true, other: placeIn(to, object.uid, object.ics) },
    });

  const change = async (
    id: string,
    which: ConnectedTarget,
    given: EventPatch,
    caller: Caller,
  ): Promise<CalendarEvent> => {
    const object = find(id);
    const { calendarId, isWaiting } = object;
    const { title } = meant(object, which);
    const { occurrence, scope } = which;
    const shown = eventOf(calendarId, object.ics, { occurrence, isWaiting });
    const patch = storedPatch(changedFields(given, shown));
    const isOne =
      shown.recurring && scope !== "all" && scope !== "following" && occurrence !== undefined;
    const to = given.feedId === calendarId ? undefined : given.feedId;
    if (to !== undefined && isOne)
      throw new InvalidInput(
        "feedId",
        "feedId: a single time stays in the calendar of the others.",
      );
    if (to !== undefined) requireShown(to);
    const { sent, result } = deps.atomically(() => {
      const edited =
        Object.keys(patch).length === 0
          ? null
          : storeEdit(caller, object, title, { kind: "change", which: targetOf(which), patch });
      const onwards = edited?.other ?? null;
      const after = onwards ?? { ...object, ics: edited?.wantedIcs ?? object.ics };
      const moved = to === undefined ? null : storeMove(caller, { ...object, ...after }, title, to);
      return { sent: [edited, moved].filter((write) => write !== null), result: after };
    });
    const waiting = await Promise.all(sent.map(send));
    return eventOf(to ?? calendarId, result.ics, {
      ...{ occurrence: isOne ? occurrence : undefined, isWaiting: waiting.includes(true) },
    });
  };

  return {
    /** Whether an `{id}` is one of an event of an account. */
    has: (id: string): boolean => records.calendar(id.split("~")[1] ?? "") !== null,
    send,
    versions,
    /**
     * Adds an event to a calendar; 400 where there is no such calendar. A request that is repeated after its answer was
     * lost has the same name, and finds what it added.
     */
    add: async (
      feedId: string,
      event: NewEvent,
      caller: Caller,
      request: string | null,
    ): Promise<CalendarEvent> => {
      requireShown(feedId);
      if (event.icon !== undefined)
        throw new InvalidInput("icon", "icon: only events of the family calendar have a picture.");
      const newUid = (): string => (request === null ? crypto.randomUUID() : uidOf(request));
      const made = editor.create(event, { ...context(), newUid });
      const { ics, ...place } = placeIn(feedId, made.uid, made.ics);
      const added = request === null ? null : outbox.shown(feedId, place.path);
      if (added !== null) {
        const { isWaiting } = added;
        return eventOf(feedId, added.ics, { occurrence: undefined, isWaiting });
      }
      const write = store(caller, { ...place, title: event.title, wantedIcs: ics });
      return eventOf(feedId, ics, { occurrence: undefined, isWaiting: await send(write) });
    },
    change,
    remove: async (id: string, which: ConnectedTarget, caller: Caller): Promise<void> => {
      const object = find(id);
      const { title } = meant(object, which);
      await send(storeEdit(caller, object, title, { kind: "remove", which: targetOf(which) }));
    },
    /** Stores that an object is given back as it was; `beforeIcs` null takes it away. Null where nothing is to be done. */
    restore: (
      caller: Caller,
      place: About,
      beforeIcs: string | null,
      isTellingFine: boolean,
    ): CalendarWrite | null => {
      const calendar = writableCalendar(records, place.calendarId);
      const current = outbox.shown(place.calendarId, place.path)?.ics ?? null;
      if (current === null && beforeIcs === null) return null;
      for (const ics of [beforeIcs, current]) {
        const view = viewOf(ics);
        if (view !== null) requireMayChange(records, calendar, view, isTellingFine);
      }
      const wantedIcs = beforeIcs === null ? null : editor.restore(beforeIcs, current, context());
      const { calendarId, path, url, uid, title } = place;
      return store(caller, { calendarId, path, url, uid, title, baseIcs: current, wantedIcs });
    },
  };
};
export type ConnectedEvents = ReturnType<typeof createConnectedEvents>;
