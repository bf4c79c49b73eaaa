import { useMembers } from "#client/context/members.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import type { DraftMoment, EventDraft } from "./event-draft.ts";
import { eventMessages } from "./messages/messages.ts";
import { formatMinuteOfDay } from "./minute-of-day.ts";

/** Says what a field of an event is called and how it stands now; its name alone where its value has no words. */
export const useFieldAsItIs = (now: EventDraft): ((field: string) => string) => {
  const s = useMessages(eventMessages);
  const { byId } = useMembers();
  const { dateShort, timeOfDay } = useI18n();
  const moment = ({ day, minute }: DraftMoment) =>
    now.allDay ? dateShort(day) : `${dateShort(day)}, ${timeOfDay(formatMinuteOfDay(minute))}`;
  const said: Readonly<Record<string, () => readonly [string, string]>> = {
    title: () => [s("title"), now.title],
    location: () => [s("location"), now.location],
    notes: () => [s("notes"), now.notes],
    memberIds: () => [
      s("who"),
      now.memberIds.map((id) => byId.get(id)?.name ?? id).join(", ") || s("everyone"),
    ],
    from: () => [s("begins"), moment(now.from)],
    to: () => [s("ends"), moment(now.to)],
    allDay: () => [s("allDay"), ""],
    feedId: () => [s("calendar"), ""],
  };
  return (field) => {
    const [name = "", value = ""] = said[field]?.() ?? [];
    return value === "" ? name : `${name} “${value}”`;
  };
};
