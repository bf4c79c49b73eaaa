import { useEffect, useLayoutEffect, useRef } from "react";

/** What lies over a page and is closed by going back. */
interface Layer {
  close(): void;
}

/** Has going back close what lies over a page before it leaves the page. */
export interface BackLayers {
  /** Lays something over the page; returns how to take it away. */
  open(layer: Layer): () => void;
  /** Calls once the history is at the page itself, so that a page may be replaced and not what lay over it. */
  whenClosed(run: () => void): void;
}

type HistoryLike = Pick<History, "state" | "pushState" | "go">;

/** So long a browser may take to go back, in ms; a page that was opened meanwhile keeps it from doing so. */
const goBackWithinMs = 1000;

const depthIn = (state: unknown): number =>
  typeof state === "object" && state !== null && "layers" in state ? Number(state.layers) : 0;

/**
 * Gives each layer an entry of the browser's history at the page's own address. The history follows a moment later, so
 * that one sheet that gives way to another, or leads to a page, neither adds an entry nor goes back from where it led.
 */
export const createBackLayers = (
  history: HistoryLike,
  onPopState: (listener: () => void) => void,
): BackLayers => {
  const layers: Layer[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];
  // The browser goes back a moment after it was told to; told twice, it would leave the page.
  let goingBack: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    if (goingBack !== undefined) return;
    const depth = depthIn(history.state);
    for (let at = depth + 1; at <= layers.length; at += 1)
      history.pushState({ ...history.state, layers: at }, "");
    if (depth > layers.length) {
      goingBack = setTimeout(() => {
        goingBack = undefined;
        follow();
      }, goBackWithinMs);
      history.go(layers.length - depth);
      return;
    }
    if (depth > 0 || layers.length > 0) return;
    for (const run of waiting.splice(0)) run();
  };
  const followSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(follow);
  };
  onPopState(() => {
    const depth = depthIn(history.state);
    // What was opened while the history went back for something else stays.
    if (goingBack === undefined)
      for (const layer of layers.splice(depth).toReversed()) layer.close();
    clearTimeout(goingBack);
    goingBack = undefined;
    // An entry of something that is closed by now leads on to the page below it.
    followSoon();
  });
  // Of a page that was loaded anew nothing lies open.
  followSoon();
  return {
    whenClosed: (run) => {
      waiting = [...waiting, run];
      followSoon();
    },
    open: (layer) => {
      layers.push(layer);
      followSoon();
      return () => {
        const at = layers.indexOf(layer);
        if (at < 0) return;
        layers.splice(at, 1);
        followSoon();
      };
    },
  };
};

let ofPage: BackLayers | undefined;

/** Has going back close the sheets of this page from now on: on phones, whose people go back by a gesture. */
export const closeLayersOnBack = (): void => {
  ofPage = createBackLayers(history, (listener) => addEventListener("popstate", listener));
};

/** Calls once nothing of this page that going back would close lies over it; at once on a wall. */
export const onceLayersClosed = (run: () => void): void =>
  ofPage === undefined ? run() : ofPage.whenClosed(run);

/** Has going back close something while it is open; does nothing on a wall. */
export const useBackLayer = (isOpen: boolean, onClose: () => void): void => {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (isOpen) return ofPage?.open({ close: () => latest.current() });
  }, [isOpen]);
};
