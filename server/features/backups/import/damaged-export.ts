/** An archive that no wall wrote so: `field` is the file in it, with the field inside of it where one is wrong. */
export class DamagedExport extends Error {
  override readonly name = "DamagedExport";
  readonly field: string;

  constructor(field: string, why: string) {
    super(why);
    this.field = field;
  }
}

/** An archive that a newer program wrote. */
export class NewerExport extends Error {
  override readonly name = "NewerExport";
}

/** The name of the file in an archive that has every row. */
export const familyFileName = "family.json";

/** How a field of that file is named to people and programs. */
export const familyField = (path: string): string => `${familyFileName}: ${path}`;
