import { type RefObject, useEffect, useState } from "react";
import { useLatestCallback } from "../../../ui/use-latest-callback.ts";
import { openBarcodeReader, type ReadBarcode } from "./barcode-reader.ts";

/** Whether this browser gives pages a camera: it doesn't on plain http. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** Between two looks at the film, in ms: a phone stays cool. */
const restMs = 150;
/** A code is told again once it was out of sight for so many ms. */
const sameMs = 3000;

/** The code that was told last, to be kept by whoever shows the film again: it may still be before the camera then. */
export type ToldCode = RefObject<string | undefined>;

/** Looks at the film until it is stopped, and tells each code that comes into view. */
const watch = (
  video: HTMLVideoElement,
  read: ReadBarcode,
  told: ToldCode,
  tell: (code: string) => void,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let seenAt = performance.now();
  const look = async () => {
    const code = video.readyState < 2 ? undefined : await read(video).catch(() => undefined);
    if (isOver) return;
    if (code !== undefined) {
      const isNew = code !== told.current || performance.now() - seenAt > sameMs;
      told.current = code;
      seenAt = performance.now();
      if (isNew) tell(code);
    }
    timer = setTimeout(() => void look(), restMs);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};

/** Plays the back camera in a video and tells the barcodes that it sees, until it is stopped; `refused` where there is none to be had. */
const play = (
  video: HTMLVideoElement,
  told: ToldCode,
  tell: (code: string) => void,
  became: (state: "on" | "refused") => void,
): (() => void) => {
  let isOver = false;
  let stream: MediaStream | undefined;
  let stopWatching: (() => void) | undefined;
  const stop = () => {
    isOver = true;
    stopWatching?.();
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const start = async () => {
    const constraints = { facingMode: "environment", width: { ideal: 1280 } };
    stream = await navigator.mediaDevices.getUserMedia({ video: constraints });
    if (isOver) return stop();
    const read = await openBarcodeReader();
    if (isOver) return stop();
    video.srcObject = stream;
    await video.play();
    became("on");
    stopWatching = watch(video, read, told, tell);
    if (isOver) stop();
  };
  start().catch(() => {
    if (!isOver) became("refused");
    stop();
  });
  return stop;
};

/** The back camera in the video that gets `show` as its ref, and each barcode that it sees; `refused` where there is none to be had. */
export const useCamera = (isOn: boolean, told: ToldCode, onCode: (code: string) => void) => {
  const [video, show] = useState<HTMLVideoElement | null>(null);
  const [state, setState] = useState<"starting" | "on" | "refused">("starting");
  const tell = useLatestCallback(onCode);
  useEffect(() => {
    if (!isOn || video === null) return;
    return play(video, told, tell, setState);
  }, [isOn, tell, told, video]);
  return { state, show };
};
