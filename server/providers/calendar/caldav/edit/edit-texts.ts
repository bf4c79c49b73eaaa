import type { IcalNode } from "./nodes/ical-node.ts";
import { valueOf, withoutProperties, withText } from "./nodes/node-fields.ts";
import { withOwnAlarms } from "./own-alarms.ts";
import type { StoredPatch } from "../../object-port.ts";

/** Lines as iCalendar's text has them. */
const plainLines = (text: string): string => text.replaceAll(/\r\n?/g, "\n");

/** What other programs show in place of a text, and what would say the old one. */
const shadows: Readonly<Record<string, string>> = {
  location: "x-apple-structured-location",
  description: "x-alt-desc",
};

const withOwnText = (node: IcalNode, name: string, text: string | null | undefined): IcalNode => {
  if (text === undefined) return node;
  const given = text === null || text === "" ? null : plainLines(text);
  const shadow = shadows[name];
  const isSame = (valueOf(node, name) ?? null) === given;
  const edited = withText(node, name, given);
  return isSame || shadow === undefined ? edited : withoutProperties(edited, shadow);
};

/** The event with the texts of a patch; an empty text removes one. */
export const withTexts = (node: IcalNode, { title, location, notes }: StoredPatch): IcalNode => {
  const titled = title === undefined ? node : withText(node, "summary", title);
  return withOwnText(withOwnText(titled, "location", location), "description", notes);
};

/** The event with the texts and the alarms of a patch; `zone` is the family's. */
export const withTextsAndAlarms = (node: IcalNode, patch: StoredPatch, zone: string): IcalNode =>
  withOwnAlarms(withTexts(node, patch), patch.alarms, zone);
