const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Plain data in which each text is what `nameOf` makes of it; the same object where nothing is different. */
export const renamedBy = (value: unknown, nameOf: (text: string) => string): unknown => {
  if (typeof value === "string") return nameOf(value);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => renamedBy(item, nameOf));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).map(
    ([name, field]) => [name, renamedBy(field, nameOf)] as const,
  );
  return fields.every(([name, field]) => field === value[name])
    ? value
    : Object.fromEntries(fields);
};

/** Plain data that names another id wherever it named this one; the same object where it didn't. */
export const renamed = (value: unknown, from: string, to: string): unknown =>
  renamedBy(value, (text) => (text === from ? to : text));

/** Whether plain data names an id anywhere. */
export const mentions = (value: unknown, id: string): boolean => {
  if (value === id) return true;
  if (Array.isArray(value)) return value.some((item) => mentions(item, id));
  return isPlain(value) && Object.values(value).some((field) => mentions(field, id));
};
