export type KnownRow = Readonly<Record<string, unknown>>;

/** Whether something of an answer has fields. */
export const isRow = (value: unknown): value is KnownRow =>
  typeof value === "object" && value !== null;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  if (isRow(value)) {
    const texts = ["text", "name", "phone"].map((name) => textOf(value[name]));
    return texts.filter((text) => text !== "").join(" ") || JSON.stringify(value);
  }
  if (value === true) return "true";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

const partOf = (value: unknown, name: string): unknown => {
  // A list that has a line for each member.
  if (Array.isArray(value))
    return value.filter(isRow).find(({ memberId, id }) => (memberId ?? id) === name);
  return isRow(value) ? value[name] : undefined;
};

/** A field's value as it is compared and told, each of several on a line of its own: an absent one is empty. `a/b` is a field of a field. */
export const fieldText = (row: KnownRow, field: string): string =>
  textOf(field.split("/").reduce<unknown>(partOf, row));
