import type { FunctionComponent, SVGProps } from "react";
import { lazyValue } from "../../platform/lazy-value.ts";

type Drawing = FunctionComponent<SVGProps<SVGSVGElement>>;
type Drawings = Readonly<Record<string, Drawing>>;

const useOften = lazyValue<Drawings>(async () => (await import("./pictures.ts")).pictures);
const useSeldom = lazyValue<Drawings>(
  async () => (await import("./more-pictures.ts")).morePictures,
);

const find = (names: readonly string[], sets: readonly Drawings[]): Drawing | undefined => {
  for (const name of names) for (const set of sets) if (Object.hasOwn(set, name)) return set[name];
  return undefined;
};

/** The drawing of the first of these names that has one; undefined while it is being fetched. */
export const usePicture = (wished: readonly (string | undefined)[]): Drawing | undefined => {
  const names = wished.filter((name) => name !== undefined);
  const often = useOften(names.length > 0);
  const first = often && find(names.slice(0, 1), [often]);
  const seldom = useSeldom(often !== undefined && names.length > 0 && first === undefined);
  if (first !== undefined || often === undefined || seldom === undefined) return first;
  return find(names, [often, seldom]);
};
