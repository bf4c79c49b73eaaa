import type { FunctionComponent, SVGProps } from "react";
import { createLazyValue, useLazyValue } from "../../platform/lazy-value.ts";

type Drawing = FunctionComponent<SVGProps<SVGSVGElement>>;
type Drawings = Readonly<Record<string, Drawing>>;

const often = createLazyValue<Drawings>(async () => (await import("./pictures.ts")).pictures);
const seldom = createLazyValue<Drawings>(
  async () => (await import("./more-pictures.ts")).morePictures,
);

const find = (names: readonly string[], sets: readonly Drawings[]): Drawing | undefined => {
  for (const name of names) for (const set of sets) if (Object.hasOwn(set, name)) return set[name];
  return undefined;
};

/** The drawing of the first of these names that has one; undefined while it is being fetched. */
export const usePicture = (wished: readonly (string | undefined)[]): Drawing | undefined => {
  const names = wished.filter((name) => name !== undefined);
  const oftenUsed = useLazyValue(often, names.length > 0);
  const first = oftenUsed && find(names.slice(0, 1), [oftenUsed]);
  const isSeldom = oftenUsed !== undefined && names.length > 0 && first === undefined;
  const seldomUsed = useLazyValue(seldom, isSeldom);
  if (first !== undefined || oftenUsed === undefined || seldomUsed === undefined) return first;
  return find(names, [oftenUsed, seldomUsed]);
};
