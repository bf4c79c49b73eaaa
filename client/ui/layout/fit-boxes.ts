import { flushSync } from "react-dom";

/** When a box is fitted: before all that may stand around it, after what is inside it, or after what is beside it too. */
export type FitTurn = "inside" | "box" | "around";

/** A box whose content is to be fitted. */
export interface FittedBox {
  readonly element: HTMLElement;
  readonly turn: FitTurn;
  /** The tightest step; 0 is the roomiest. */
  readonly last: () => number;
  readonly apply: (step: number) => void;
  readonly fits: () => boolean;
  /** Is told the step that was reached. */
  readonly onReached: (step: number) => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const turns: readonly FitTurn[] = ["inside", "box", "around"];
const watched = new Map<Element, FittedBox>();
const waiting = new Set<FittedBox>();
const fittedSizes = new WeakMap<FittedBox, Size>();
/** What was drawn with them when all was fitted; a style sheet that comes later has the same faces made anew. */
const fittedFaces = new Set<string>();
/** Whether something was fitted while a face was on its way, perhaps with another in its place. */
let isEarly = false;
/** Whether nothing is painted for the moment, and what is fitted meanwhile. */
let isStill = false;
let fitting = Promise.resolve();

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Each family has one face for a range of letters. */
const nameOf = ({ family, unicodeRange }: FontFace): string => family + unicodeRange;

const sizeOf = ({ element: { clientWidth: width, clientHeight: height } }: FittedBox): Size => ({
  width,
  height,
});

/** With more steps than these a box is searched by halves: a list of sixty rows takes eight layouts then, not sixty. */
const manySteps = 12;

/** What is known of a box: content doesn't fit in step `low`, and `high` is the tightest that it may need. */
interface Search {
  readonly box: FittedBox;
  readonly byHalves: boolean;
  low: number;
  high: number;
  applied: number;
}

/**
 * The step to try next. By halves only odd ones are tried, and the first of them before: where two steps hide as many
 * rows, as a card's chores do, only the second, without what comes next, fits wherever a roomier one does.
 */
const nextOf = ({ low, high, byHalves }: Search): number =>
  byHalves && low > 0 && high - low > 2 ? Math.floor((low + high) / 2) | 1 : low + 1;

const apply = (search: Search, step: number): void => {
  search.applied = step;
  search.box.apply(step);
};

/**
 * Takes boxes to the first step in which each fits, side by side: all are written before any is measured, so that a page is
 * laid out once a step, not once a box; while nothing is painted in a task of its own.
 */
const fitTogether = async (
  boxes: readonly FittedBox[],
): Promise<ReadonlyMap<FittedBox, number>> => {
  const searches = boxes.map((box): Search => {
    const high = box.last();
    return { box, byHalves: high > manySteps, low: -1, high, applied: 0 };
  });
  if (isStill) await nextTask();
  for (const search of searches) apply(search, 0);
  for (let open: readonly Search[] = searches; open.length > 0;) {
    for (const search of open)
      if (search.applied < search.high && !search.box.fits()) search.low = search.applied;
      else search.high = search.applied;
    open = open.filter(({ low, high }) => high - low > 1);
    if (isStill && open.length > 0) await nextTask();
    for (const search of open) apply(search, nextOf(search));
  }
  for (const search of searches) if (search.applied !== search.high) apply(search, search.high);
  // Noted before the next turn, which may give them another size.
  for (const box of boxes) fittedSizes.set(box, sizeOf(box));
  return new Map(searches.map(({ box, high }) => [box, high]));
};

const fitWaiting = async (): Promise<void> => {
  const boxes = [...waiting];
  waiting.clear();
  const reached: ReadonlyMap<FittedBox, number>[] = [];
  for (const now of turns)
    reached.push(await fitTogether(boxes.filter(({ turn }) => turn === now)));
  // A face that came while only some were fitted isn't noted: the others are fitted when it says that it is there.
  if (boxes.length === watched.size)
    for (const face of document.fonts) if (face.status === "loaded") fittedFaces.add(nameOf(face));
  isEarly ||= document.fonts.status === "loading";
  // Before the picture is painted: how many rows are hidden is said beside them.
  flushSync(() => {
    for (const steps of reached) for (const [box, step] of steps) box.onReached(step);
  });
};

/** Fits a box before the next picture is painted, together with all others that ask for it until then. */
export const requestFit = (box: FittedBox): void => {
  if (waiting.size === 0) {
    if (isStill) fitting = fitting.then(fitWaiting, fitWaiting);
    else queueMicrotask(() => void fitWaiting());
  }
  waiting.add(box);
};

/** Lays out, each in a task of its own, the parts of a page that sheets leave out meanwhile; one whose size depends on what is in it has what is around it laid out again. */
const showSlices = async (): Promise<void> => {
  await nextTask();
  // First what is around them.
  document.body.getBoundingClientRect();
  for (const slice of document.querySelectorAll<HTMLElement>("[data-slice]")) {
    await nextTask();
    slice.style.contentVisibility = "visible";
    // The question has it laid out.
    slice.getBoundingClientRect();
  }
};

/** Draws while nothing is painted, as in a view transition: boxes are fitted in tasks of their own then. Settles once all are. */
export const fitWhileStill = async (draw: () => Promise<void>): Promise<void> => {
  const { dataset } = document.documentElement;
  isStill = true;
  dataset["still"] = "";
  try {
    fitting = fitting.then(draw, draw).then(showSlices, showSlices);
    await fitting;
    await fitting;
    // What is fitted may have others fitted anew, but not for ever.
    await fitting;
  } finally {
    isStill = false;
    delete dataset["still"];
  }
};

const requestAll = (): void => {
  for (const box of watched.values()) requestFit(box);
};

/** One for all boxes: what several observers say would be fitted one by one. */
const observeSizes = () =>
  new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const box = watched.get(target);
      if (box === undefined) continue;
      const [was, is] = [fittedSizes.get(box), sizeOf(box)];
      if (was?.width !== is.width || was.height !== is.height) requestFit(box);
    }
  });

/** Fonts are fetched only once something is drawn with them. */
const onFonts = ({ fontfaces }: FontFaceSetLoadEvent): void => {
  if (isEarly || fontfaces.some((face) => !fittedFaces.has(nameOf(face)))) requestAll();
  isEarly = false;
};

let sizes: ResizeObserver | undefined;

/** Fits a box, and again whenever its size or the fonts change; returns how to stop. */
export const watchFit = (box: FittedBox): (() => void) => {
  if (watched.size === 0) {
    document.fonts.addEventListener("loadingdone", onFonts);
    // A hidden page has no frames, so that content may have changed too often for it.
    document.addEventListener("visibilitychange", requestAll);
  }
  sizes ??= observeSizes();
  watched.set(box.element, box);
  sizes.observe(box.element);
  requestFit(box);
  return () => {
    waiting.delete(box);
    if (watched.get(box.element) !== box) return;
    sizes?.unobserve(box.element);
    watched.delete(box.element);
    if (watched.size > 0) return;
    document.fonts.removeEventListener("loadingdone", onFonts);
    document.removeEventListener("visibilitychange", requestAll);
  };
};
