import ical from "node-ical";

export type IcalLineHandler = (
  value: string,
  parameters: string[],
  current: object,
  stack: object[],
  line?: string,
) => object;

interface Hooks {
  /** The parser's handlers of each property and of BEGIN and END; they may be replaced. */
  readonly objectHandlers: Record<string, IcalLineHandler>;
  readonly parseLines: (lines: string[]) => unknown;
}

// The package's types don't declare its hooks.
const hasHooks = (module: object): module is Hooks =>
  "objectHandlers" in module &&
  typeof module.objectHandlers === "object" &&
  "parseLines" in module &&
  typeof module.parseLines === "function";

const hooksOf = (module: object): Hooks => {
  if (hasHooks(module)) return module;
  throw new Error("node-ical has other hooks than the version we pin");
};

const hooks = hooksOf(ical);
const readDate = hooks.objectHandlers["DTSTART"];

/**
 * Runs node-ical's parser with other handlers, and puts its own back: the parser is one object per thread, and
 * `windowsZone` reads its handler of dates.
 */
export const parseWith = (
  handlers: Readonly<Record<string, IcalLineHandler>>,
  lines: string[],
): void => {
  const own = { ...hooks.objectHandlers };
  Object.assign(hooks.objectHandlers, handlers);
  try {
    hooks.parseLines(lines);
  } finally {
    for (const name of Object.keys(handlers)) delete hooks.objectHandlers[name];
    Object.assign(hooks.objectHandlers, own);
  }
};

/** The table has Windows' newer names with UTC for GMT, and the Pacific's with the town that later left it. */
const spellings = (name: string): string[] => {
  const newer = name.replace(/^\(GMT/i, "(UTC");
  return [name, newer, `${newer}; Tijuana`];
};

/** The IANA zone of a Windows zone name, from node-ical's table, which is only accessible through its date handler. */
export const windowsZone = (name: string): string | undefined => {
  if (readDate === undefined || !name.includes(" ") || name.startsWith("Customized"))
    return undefined;
  for (const spelling of spellings(name)) {
    const parameters = [`TZID=${spelling}`];
    readDate("20260115T120000", parameters, {}, []);
    const zone = parameters[0]?.slice("TZID=".length);
    if (zone !== spelling) return zone;
  }
  return undefined;
};
