import oftenFile from "virtual:pictures/often";
import seldomFile from "virtual:pictures/seldom";
import { createLazyValue, useLazyValue } from "../../platform/lazy-value.ts";
import { pictureNames } from "./picture-names.ts";

/** The insides of drawings by their names. */
type Drawings = Readonly<Record<string, string>>;

const fetchDrawings = async (file: string): Promise<Drawings> => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response.json();
};

const often = createLazyValue(() => fetchDrawings(oftenFile));
const seldom = createLazyValue(() => fetchDrawings(seldomFile));

const oftenNames = new Set<string>(pictureNames.often);
const allNames = new Set<string>([...pictureNames.often, ...pictureNames.seldom]);

/** Fetches all drawings; settles once they are here, or can't be had. */
export const loadPictures = async (): Promise<void> => {
  await Promise.all([often.load(), seldom.load()]);
};

/** The inside of the drawing of the first of these names that has one, 32 by 32; undefined while it is being fetched. */
export const usePicture = (wished: readonly (string | undefined)[]): string | undefined => {
  const name = wished.find((one) => one !== undefined && allNames.has(one)) ?? "";
  const isOften = oftenNames.has(name);
  const drawings = useLazyValue(isOften ? often : seldom, name !== "");
  return drawings?.[name];
};
