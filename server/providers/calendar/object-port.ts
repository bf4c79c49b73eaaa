import type { EditTarget, EventPatch, NewEvent } from "#contract/calendar-family.ts";
import type { ReminderLead } from "#contract/reminders.ts";

/** What the family chose as reminders, to be written as alarms in place of those that it wrote before. */
interface ChosenAlarms {
  readonly alarms?: readonly ReminderLead[] | undefined;
  /** Those that count from a time of a series on, by the start that it has before the edit. */
  readonly alarmsFrom?: Readonly<Record<string, readonly ReminderLead[]>> | undefined;
  /** Those of single times that have others, by the start that each has in its series before the edit. */
  readonly alarmsAt?: Readonly<Record<string, readonly ReminderLead[]>> | undefined;
}

/** The fields of an event that a calendar server keeps. */
export type StoredPatch = Omit<EventPatch, "memberIds" | "icon"> & ChosenAlarms;

/** What an event is created with: its times, its words and its rule. */
export type StoredEvent = Pick<
  NewEvent,
  "title" | "start" | "end" | "allDay" | "location" | "notes" | "recurrence"
> &
  ChosenAlarms;

/** What an edit needs to know beside the object. */
export interface EditContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The family's time zone. */
  readonly zone: string;
  readonly newUid: () => string;
}

/** An object (RFC 4791) with a new UID: one event, or a series with the changes of its single times. */
export interface NewObject {
  readonly uid: string;
  readonly ics: string;
}

/** What an edit makes of an object. */
export interface EditedObject {
  /** Null where nothing is left of it. */
  readonly ics: string | null;
  /** What goes on beside it: the series from the time that was meant on, or that time alone. */
  readonly following?: NewObject;
}

/** An edit of an object as a family means it. */
export type ObjectEdit =
  | { readonly kind: "change"; readonly which: EditTarget; readonly patch: StoredPatch }
  | { readonly kind: "remove"; readonly which: EditTarget }
  /** A to-do; its last writer counts, field by field. */
  | { readonly kind: "todo"; readonly which: EditTarget; readonly patch: TodoPatch }
  /** One time, or one and all after it, leaves the series and goes on as an event of its own. */
  | { readonly kind: "detach"; readonly which: EditTarget; readonly patch: StoredPatch };

/** A to-do of a calendar server as it is read. */
export interface StoredTodo {
  readonly uid: string;
  readonly title: string;
  readonly notes?: string;
  /** The family's day on which it is due; of a repeated one the first. */
  readonly due?: string;
  /** The rule in the family's form. */
  readonly recurrence?: string;
  /** Whether it repeats in a way that the family's rules can't say. */
  readonly repeatsOtherwise: boolean;
  /** The day from which its rule counts. */
  readonly firstDay?: string;
  readonly categories: readonly string[];
  readonly isDone: boolean;
  /** The days of single times that are done, and of those that were taken out. */
  readonly doneDays: readonly string[];
  readonly leftOutDays: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A change of a to-do: null takes a value away, what is left out stays. */
export interface TodoPatch {
  readonly title?: string | undefined;
  readonly notes?: string | null | undefined;
  readonly due?: string | null | undefined;
  readonly recurrence?: string | null | undefined;
  readonly categories?:
    | { readonly add: readonly string[]; readonly remove: readonly string[] }
    | undefined;
  readonly done?: boolean | undefined;
  /** Which time of a repeated one is done. */
  readonly day?: string | undefined;
  readonly removed?: boolean | undefined;
}

/** One of an object's times, as the family sees it. */
export interface ObjectFields {
  readonly title: string;
  readonly location: string | null;
  readonly notes: string | null;
  /** A date when `allDay`, else an instant. */
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  /** The rule in the family's form; null without one, or with one that only other programs write. */
  readonly recurrence: string | null;
}

/** What is known about an object beside its fields. */
export interface ObjectView extends ObjectFields {
  readonly uid: string;
  /** The original start of the time that is shown; null for an event without repetition. */
  readonly occurrence: string | null;
  /** Who invites to it, as a lower-case address such as `mailto:kim@example.org`; null where nobody does. */
  readonly organizer: string | null;
  /** Whether its author marked it as private or confidential; then screens show that somebody is busy. */
  readonly isPrivate: boolean;
  /** How many are invited beside the one who invites. */
  readonly guests: number;
}

/** What becomes of an edit of `base` where the server has something else meanwhile. */
export type MergedEdit =
  /** It has the edit already. */
  | { readonly kind: "same" }
  /** Others changed other fields: the edit is made anew on what they made. */
  | { readonly kind: "edited"; readonly edited: EditedObject }
  /** Others changed the same. */
  | { readonly kind: "conflict" };

/** Edits stored objects; what nobody changed stands as it was written. */
export interface ObjectEditor {
  /** Throws 400 with the field that is wrong. */
  create(event: StoredEvent, context: EditContext): NewObject;
  /** Throws 400 with the field that is wrong, 409 `eventFixed` where only another program can change the object. */
  edit(ics: string, edit: ObjectEdit, context: EditContext): EditedObject;
  /** One of the object's times, the first where none is said; null where it can't be read or isn't there then. */
  view(
    ics: string,
    occurrence: string | undefined,
    context: Pick<EditContext, "now" | "zone">,
  ): ObjectView | null;
  /** `theirs` is null where the server doesn't have the object any more. */
  merge(base: string, theirs: string | null, edit: ObjectEdit, context: EditContext): MergedEdit;
  /** Whether an object has alarms that the family chose here. */
  hasOwnAlarms(ics: string): boolean;
  /** Whether two versions say the same to a family, however a server writes it. */
  isSame(a: string, b: string): boolean;
  /** Whether `theirs` was made of the version before ours, without knowing ours; null: no object in that version. */
  isWrittenOver(before: string | null, ours: string | null, theirs: string): boolean;
  /** An earlier version of an object, marked as newer than `current`. */
  restore(earlier: string, current: string | null, context: Pick<EditContext, "now">): string;
}
