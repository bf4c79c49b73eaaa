import ICAL from "ical.js";
import { unfoldLines } from "../../../ical/text/lines.ts";
import { foldLine } from "../../../family/fold-line.ts";

/** A property of iCalendar, as jCal (RFC 7265) has it. */
export interface IcalProperty {
  /** In lower case. */
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | string[]>>;
  /** In lower case, such as `date-time`. */
  readonly type: string;
  readonly values: readonly unknown[];
  /** The unfolded line it was read from, which is written again. */
  readonly line?: string;
}

/** A component of iCalendar; `name` is in lower case. */
export interface IcalNode {
  readonly name: string;
  readonly properties: readonly IcalProperty[];
  readonly components: readonly IcalNode[];
}

type JcalProperty = [string, Record<string, string | string[]>, string, ...unknown[]];
type JcalComponent = [string, JcalProperty[], JcalComponent[]];

const isJcal = (value: unknown): value is JcalComponent =>
  Array.isArray(value) && typeof value[0] === "string" && Array.isArray(value[1]);

/** The property lines of each component, in the order in which components begin. */
const linesByComponent = (lines: readonly string[]): string[][] => {
  const all: string[][] = [];
  const open: string[][] = [];
  for (const line of lines) {
    if (/^BEGIN:/i.test(line)) {
      const own: string[] = [];
      all.push(own);
      open.push(own);
    } else if (/^END:/i.test(line)) open.pop();
    else open.at(-1)?.push(line);
  }
  return all;
};

const nodeOf = ([name, properties, components]: JcalComponent, lines: string[][]): IcalNode => {
  const own = lines.shift() ?? [];
  if (own.length !== properties.length) throw new Error("a component has other lines than values");
  return {
    name,
    properties: properties.map(([property, parameters, type, ...values], index): IcalProperty => {
      const line = own[index];
      const read = { name: property, parameters, type, values };
      return line === undefined ? read : { ...read, line };
    }),
    components: components.map((each) => nodeOf(each, lines)),
  };
};

/** The unfolded lines of an object. */
export const unfoldText = (ics: string): string[] =>
  unfoldLines(new TextEncoder().encode(ics), "utf-8");

/** Reads a calendar object; null where it isn't one VCALENDAR that can be read without guessing. */
export const parseNode = (ics: string): IcalNode | null => {
  const lines = unfoldText(ics).filter((line) => line.trim() !== "");
  try {
    const jcal: unknown = ICAL.parse(lines.join("\r\n"));
    if (!isJcal(jcal) || jcal[0] !== "vcalendar") return null;
    return nodeOf(jcal, linesByComponent(lines));
  } catch {
    // The library reports wrong lines and wrong values in many ways, none of which says more than "not readable".
    return null;
  }
};

const lineOf = ({ name, parameters, type, values, line }: IcalProperty): string =>
  line ?? ICAL.stringify.property([name, parameters, type, ...values], ICAL.design.icalendar, true);

const linesOf = ({ name, properties, components }: IcalNode): string[] => [
  `BEGIN:${name.toUpperCase()}`,
  ...properties.map(lineOf),
  ...components.flatMap(linesOf),
  `END:${name.toUpperCase()}`,
];

/** Writes a calendar object; a property that nobody changed stands as it was read. */
export const formatNode = (node: IcalNode): string =>
  `${linesOf(node).map(foldLine).join("\r\n")}\r\n`;
