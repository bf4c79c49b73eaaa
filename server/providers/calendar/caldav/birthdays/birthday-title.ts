/** The picture of a birthday. */
export const birthdayPicture = "birthday-cake";

/** A birthday as it is called on a day: by the name, and how old somebody becomes where the year of birth is known. */
export const birthdayTitle = (name: string, birthYear: string | undefined, day: string): string => {
  const age = Number(day.slice(0, 4)) - Number(birthYear ?? Number.NaN);
  return age > 0 ? `${name} (${age})` : name;
};
