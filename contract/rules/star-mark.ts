const mark = /\s*[★☆⭐🌟]\uFE0F?\s*/gu;

/** A title without the star by which somebody marked it. */
export const withoutStar = (title: string): string => title.replaceAll(mark, " ").trim();

/** Whether somebody marked it with a star in its title, as can be done in every calendar. */
export const isStarred = (title: string): boolean => title !== "" && title.search(mark) !== -1;

/** A title with the star, or without it. */
export const withStarred = (title: string, marked: boolean): string =>
  marked ? `★ ${withoutStar(title)}` : withoutStar(title);
