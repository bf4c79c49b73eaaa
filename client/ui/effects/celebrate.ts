import { chime } from "./chime.ts";
import * as styles from "./celebrate.module.css";

type Fire = (options: {
  origin: { x: number; y: number };
  particleCount: number;
  spread: number;
  startVelocity: number;
  gravity: number;
  ticks: number;
  scalar: number;
  colors: string[];
}) => unknown;

/** A sheet over the whole page, and how confetti is thrown on it. */
interface Confetti {
  readonly sheet: HTMLCanvasElement;
  readonly fire: Fire;
}

let confetti: Promise<Confetti> | undefined;

const sheetOfConfetti = () => {
  const canvas = document.createElement("canvas");
  canvas.className = styles.confetti;
  canvas.dataset["testid"] = "confetti";
  canvas.setAttribute("aria-hidden", "true");
  document.body.append(canvas);
  return canvas;
};

const load = async (): Promise<Confetti> => {
  const { default: library } = await import("canvas-confetti");
  const sheet = sheetOfConfetti();
  // No worker: it would need a blob address, which the page's policy forbids.
  return { sheet, fire: library.create(sheet, { useWorker: false }) };
};

/** How many of them fly off in a frame. */
const halfOfConfetti = 70;

/** Of a larger screen the shorter side is drawn in so many pixels and enlarged: each frame of a whole one takes a small machine too long. */
const mostPixels = 480;

/** How many of the page's pixels are one of the sheet's, which has the page's shape. */
const sizeSheet = (sheet: HTMLCanvasElement): number => {
  const coarse = Math.max(1, Math.min(innerWidth, innerHeight) / mostPixels);
  const [width, height] = [Math.round(innerWidth / coarse), Math.round(innerHeight / coarse)];
  // What flies on it already would be gone.
  if (sheet.width !== width || sheet.height !== height) Object.assign(sheet, { width, height });
  return coarse;
};

/** Throws confetti from a face, lets it pop, and chimes unless `silent`. Nothing moves where reduced motion is asked for. */
export const throwConfetti = (face: Element, color: string, silent: boolean) => {
  if (!silent) chime();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  face.animate(
    [{ transform: "none" }, { transform: "scale(1.22) rotate(-6deg)" }, { transform: "none" }],
    { duration: 520, easing: "cubic-bezier(.3,1.9,.5,1)" },
  );
  const box = face.getBoundingClientRect();
  confetti ??= load();
  void confetti.then(({ sheet, fire }) => {
    const coarse = sizeSheet(sheet);
    const thrown = {
      origin: {
        x: (box.left + box.width / 2) / innerWidth,
        y: (box.top + box.height / 2) / innerHeight,
      },
      // As large and as far as the screen, to be seen from the other end of the kitchen.
      particleCount: halfOfConfetti,
      spread: 110,
      startVelocity: Math.max(32, Math.min(innerWidth, innerHeight) / 16) / coarse,
      gravity: 1.1 / coarse,
      ticks: 160,
      scalar: Math.max(1.1, box.width / 70, Math.min(innerWidth, innerHeight) / 420) / coarse,
      colors: [color, color, "#e8ad45", "#fbf7ee", "#f6d488"],
    };
    // In two frames, because one of them would take a small machine too long.
    fire(thrown);
    requestAnimationFrame(() => fire(thrown));
  });
};
