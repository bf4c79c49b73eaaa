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

let fire: Promise<Fire> | undefined;

const sheetOfConfetti = () => {
  const canvas = document.createElement("canvas");
  canvas.className = styles.confetti;
  canvas.dataset["testid"] = "confetti";
  canvas.setAttribute("aria-hidden", "true");
  document.body.append(canvas);
  return canvas;
};

// No worker: it would need a blob address, which the page's policy forbids.
const load = async (): Promise<Fire> => {
  const { default: confetti } = await import("canvas-confetti");
  return confetti.create(sheetOfConfetti(), { resize: true, useWorker: false });
};

/** How many of them fly off in a frame. */
const halfOfConfetti = 70;

/** Throws confetti from a face, lets it pop, and chimes unless `silent`. Nothing moves where reduced motion is asked for. */
export const throwConfetti = (face: Element, color: string, silent: boolean) => {
  if (!silent) chime();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  face.animate(
    [{ transform: "none" }, { transform: "scale(1.22) rotate(-6deg)" }, { transform: "none" }],
    { duration: 520, easing: "cubic-bezier(.3,1.9,.5,1)" },
  );
  const box = face.getBoundingClientRect();
  fire ??= load();
  void fire.then((shoot) => {
    const confetti = {
      origin: {
        x: (box.left + box.width / 2) / innerWidth,
        y: (box.top + box.height / 2) / innerHeight,
      },
      // As large and as far as the screen, to be seen from the other end of the kitchen.
      particleCount: halfOfConfetti,
      spread: 110,
      startVelocity: Math.max(32, Math.min(innerWidth, innerHeight) / 16),
      gravity: 1.1,
      ticks: 160,
      scalar: Math.max(1.1, box.width / 70, Math.min(innerWidth, innerHeight) / 420),
      colors: [color, color, "#e8ad45", "#fbf7ee", "#f6d488"],
    };
    // In two frames, because one of them would take a small machine too long.
    shoot(confetti);
    requestAnimationFrame(() => shoot(confetti));
  });
};
