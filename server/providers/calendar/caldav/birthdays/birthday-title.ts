/** The picture of a birthday. */
export const birthdayPicture = "birthday-cake";

/** Whose birthday it is on a day, and how old they become where the year of birth is known. */
export const birthdayOf = (
  name: string,
  birthYear: string | undefined,
  day: string,
): { readonly name: string; readonly age?: number } => {
  const age = Number(day.slice(0, 4)) - Number(birthYear ?? Number.NaN);
  return age > 0 ? { name, age } : { name };
};

/** A birthday as it is called on a day: by the name, and how old somebody becomes where the year of birth is known. */
export const birthdayTitle = (name: string, birthYear: string | undefined, day: string): string => {
  const { age } = birthdayOf(name, birthYear, day);
  return age === undefined ? name : `${name} (${age})`;
};
