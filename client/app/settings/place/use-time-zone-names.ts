import { useMemo } from "react";

/** Every time zone's name, as the browser knows them. */
export const useTimeZoneNames = (): readonly string[] =>
  useMemo(() => Intl.supportedValuesOf("timeZone"), []);

/** The zones whose name holds all of the words; "new york" finds `America/New_York`. */
export const timeZonesMatching = (names: readonly string[], words: string): readonly string[] => {
  const wanted = words.trim().toLowerCase().split(/\s+/);
  return names.filter((name) => {
    const plain = name.replaceAll("_", " ").toLowerCase();
    return wanted.every((word) => plain.includes(word));
  });
};
