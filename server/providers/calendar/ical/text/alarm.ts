import type { WrittenAlarm } from "./component.ts";
import { parameterValue, readWritten } from "./values.ts";

/** The most alarms of one event that are read; calendars show as many. */
export const maxAlarms = 5;

/** When an alarm rings, as a TRIGGER says it; undefined where it says nothing that can be read. */
export const readTrigger = (
  value: string,
  parameters: readonly string[],
): WrittenAlarm | undefined => {
  const [, sign = "", duration] = /^\s*([+-]?)(P\S+)\s*$/i.exec(value) ?? [];
  if (duration === undefined) {
    const at = readWritten(value, parameters);
    return at === undefined ? undefined : { at };
  }
  const isAtEnd = parameterValue(parameters, "RELATED")?.toUpperCase() === "END";
  return { duration, isBefore: sign === "-", isAtEnd };
};

/** Whether people see or hear it; others mail somebody or start a program. */
export const isAudible = (action: string | undefined): boolean =>
  /^(?:DISPLAY|AUDIO)$/i.test(action?.trim() ?? "");
