import { useMembers } from "../../context/members.ts";
import { isDay } from "../../i18n/time.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { fieldText, type KnownRow } from "./field-text.ts";
import { overwrittenMessages } from "./messages.ts";
import type { OverwrittenField } from "./find-overwritten.ts";

const namingFields = ["title", "name", "text"] as const;
const instantPattern = /^\d{4}-\d\d-\d\dT/;
/** What a number is of, in every language. */
const units = new Map([
  ...["stars", "cost"].map((field) => [field, "★"] as const),
  ...["totalMin", "screensaverIdleMin"].map((field) => [field, "min"] as const),
  ["screensaverCycleSec", "s"],
]);
const ofMembers = new Set(["memberIds", "driver", "collector"]);
/** What is told without its values, because they have no words. */
const wordless = new Map([
  ["icon", "otherPicture"],
  ["avatar", "otherPicture"],
  ["aisle", "otherAisle"],
  ["color", "otherColor"],
  ["recurrence", "otherRule"],
  ["repeatAfterDays", "otherRule"],
  ...["daypart", "tier", "hidden", "wifi/password"].map(
    (field) => [field, "changedAfterYou"] as const,
  ),
] as const);
const namedSettings = [
  ...(["theme", "locale", "units", "weekStart", "celebrateChores"] as const),
  ...(["preReaders", "sleepNights", "notifications", "reminders", "kiosk"] as const),
] as const;
/** The same of settings, with what each is called. */
const wordlessSettings: ReadonlyMap<string, `setting.${(typeof namedSettings)[number]}`> = new Map([
  ...namedSettings.map((field) => [field, `setting.${field}`] as const),
  ["notificationHours", "setting.notifications"] as const,
]);

/** What one of several has and the other hasn't: the rest is no news. */
const without = (several: string, other: string): string => {
  const known = new Set(other.split("\n"));
  return several
    .split("\n")
    .filter((one) => !known.has(one))
    .join("\n");
};

const nameOf = (row: KnownRow): string | undefined =>
  namingFields.map((name) => fieldText(row, name)).find((name) => name !== "");

const useSaidValue = () => {
  const s = useMessages(overwrittenMessages);
  const { byId } = useMembers();
  const { dateLong, dateShort, clock } = useI18n();
  return (field: string, value: string): string => {
    if (value === "") return s("nothing");
    // Typed, because what is no day is a text still.
    const isWholeDay: boolean = isDay(value);
    if (isWholeDay) return dateLong(value);
    // Any leap year: the year isn't told.
    if (value.startsWith("--")) return dateShort(`2000${value.slice(1)}`);
    if (instantPattern.test(value)) return `${dateShort(value)}, ${clock(value)}`;
    if (field === "servings") return s("servings", { count: value });
    const unit = units.get(field);
    const words = ofMembers.has(field)
      ? value.split("\n").map((id) => byId.get(id)?.name ?? id)
      : value.split("\n");
    return unit === undefined ? words.join(", ") : `${value} ${unit}`;
  };
};

/** Says that somebody else wrote over a field, in the family's words and with both values where these have any. */
export const useOverwrittenWords = () => {
  const s = useMessages(overwrittenMessages);
  const { byId } = useMembers();
  const said = useSaidValue();
  const subjectOf = (row: KnownRow, field: string): string | undefined => {
    const [list = "", id = ""] = field.split("/");
    if (list === "children" || list === "parents") return byId.get(id)?.name;
    if (list === "wifi") return s("wifi");
    return "sleepStart" in row ? s("house") : nameOf(row);
  };
  return ({ field, mine, row }: OverwrittenField): string => {
    const theirs = fieldText(row, field);
    const setting = wordlessSettings.get(field.split("/")[0] ?? "");
    if (setting !== undefined) return s("changedAfterYou", { what: s(setting) });
    const what = subjectOf(row, field);
    // An amount alone doesn't say of what it is, and reads well before it.
    if (field === "amount" && what !== undefined)
      return s("overwritten", {
        mine: `${mine} ${what}`.trim(),
        theirs: `${theirs} ${what}`.trim(),
      });
    const whole = wordless.get(field);
    if (whole !== undefined) return s(whole, { what: what ?? "" });
    const values = {
      mine: said(field, without(mine, theirs)),
      theirs: said(field, without(theirs, mine)),
    };
    return what === undefined || namingFields.some((name) => name === field)
      ? s("overwritten", values)
      : s("overwrittenOf", { what, ...values });
  };
};
