import oftenFile from "virtual:pictures/often";
import seldomFile from "virtual:pictures/seldom";
import { createLazyValue, useLazyValue } from "../../platform/lazy-value.ts";

/** The insides of drawings by their names. */
type Drawings = Readonly<Record<string, string>>;

const fetchDrawings = async (file: string): Promise<Drawings> => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response.json();
};

const often = createLazyValue(() => fetchDrawings(oftenFile));
const seldom = createLazyValue(() => fetchDrawings(seldomFile));

/** Fetches all drawings; settles once they are here, or can't be had. */
export const loadPictures = async (): Promise<void> => {
  await Promise.all([often.load(), seldom.load()]);
};

const find = (names: readonly string[], sets: readonly Drawings[]): string | undefined => {
  for (const name of names) for (const set of sets) if (Object.hasOwn(set, name)) return set[name];
  return undefined;
};

/** The inside of the drawing of the first of these names that has one, 32 by 32; undefined while it is being fetched. Nothing is fetched for no name. */
export const usePicture = (wished: readonly (string | undefined)[]): string | undefined => {
  const names = wished.filter((name): name is string => name !== undefined && name !== "");
  const oftenUsed = useLazyValue(often, names.length > 0);
  const first = oftenUsed && find(names.slice(0, 1), [oftenUsed]);
  const isSeldom = oftenUsed !== undefined && names.length > 0 && first === undefined;
  const seldomUsed = useLazyValue(seldom, isSeldom);
  if (first !== undefined || oftenUsed === undefined || seldomUsed === undefined) return first;
  return find(names, [oftenUsed, seldomUsed]);
};
