import { type AnyMutation, isMutation } from "./define-mutation.ts";

/** The definitions that modules export; throws where an operation has two, since what waits finds its definition by its operation. */
export const definitionsIn = (
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): readonly AnyMutation[] => {
  const byKey = new Map<string, AnyMutation>();
  for (const module of Object.values(modules))
    for (const definition of Object.values(module).filter(isMutation)) {
      const { key } = definition.operation;
      const known = byKey.get(key);
      if (known !== undefined && known !== definition)
        throw new Error(`${key} has two definitions of its mutation.`);
      byKey.set(key, definition);
    }
  return [...byKey.values()];
};
