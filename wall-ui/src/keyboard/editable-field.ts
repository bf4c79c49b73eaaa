/** What a person can write into. */
export type EditableField = HTMLInputElement | HTMLTextAreaElement;

const textTypes = new Set(["text", "search", "url", "tel", "email", "password"]);

/** The field that a focus is in, where it takes words. */
export const editableFieldOf = (target: EventTarget | null): EditableField | undefined => {
  if (target instanceof HTMLTextAreaElement) return target.readOnly ? undefined : target;
  if (target instanceof HTMLInputElement && textTypes.has(target.type) && !target.readOnly)
    return target;
  return undefined;
};
