import { loadFirstWords } from "#client/app/I18nProvider.tsx";
import { peekFirstAnswerOf } from "#client/api/call.ts";
import { sampleSource } from "#client/app/sample-source.ts";
import { configRead } from "#client/query/config-read.ts";
import { loadPictures } from "#client/ui/pictures/use-picture.ts";
import { loadFirstFacts } from "../features/home/load-home-facts.ts";

/** Longer than this (ms) a page isn't kept empty: what comes later is drawn as it comes. */
const withinMs = 1000;

const fonts = ['1em "Figtree Variable"', '1em "Bricolage Grotesque Variable"'];

/** The sample family, where it stands in for one that has yet to move in. */
const loadFirstSample = async (): Promise<void> => {
  if (peekFirstAnswerOf(configRead, {})?.setupDone === false)
    await sampleSource.createSample.load();
};

/** Settles once all is here that the first picture is drawn with, so that it is measured and drawn once; or after a second. */
export const loadFirstPicture = async (): Promise<void> => {
  const late = new Promise((resolve) => setTimeout(resolve, withinMs));
  const all = [
    ...fonts.map((font) => document.fonts.load(font)),
    ...[loadPictures(), loadFirstWords(), loadFirstSample(), loadFirstFacts()],
  ];
  await Promise.race([Promise.allSettled(all), late]);
};
