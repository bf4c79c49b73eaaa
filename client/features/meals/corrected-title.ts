/** The most letters of what is written for a meal. */
export const longestTitle = 200;

/** A meal's title as a field of one line has it: another program's note may have several. */
export const lineOfTitle = (title: string): string => title.replaceAll(/\s+/g, " ");

/** What a meal is called after its field was edited, as before where nothing was; undefined where that can't be written. */
export const correctedTitle = (title: string, typed: string): string | undefined => {
  if (typed === lineOfTitle(title)) return title;
  const corrected = typed.trim();
  return corrected === "" || corrected.length > longestTitle ? undefined : corrected;
};
