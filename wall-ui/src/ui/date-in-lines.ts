const glued = (words: string): string => words.replaceAll(" ", "\u00a0");

/** A long date in which a line may end only beside the weekday's name, wherever the locale puts it. */
export const dateInLines = (date: string, weekday: string): string => {
  const at = date.indexOf(weekday);
  if (at === -1) return date;
  const before = date.slice(0, at);
  const [, mark = "", space = "", after = ""] =
    /^(\S*)(\s?)(.*)$/.exec(date.slice(at + weekday.length)) ?? [];
  const lead = before.endsWith(" ") ? `${glued(before.slice(0, -1))} ` : glued(before);
  return lead + glued(weekday) + mark + space + glued(after);
};
