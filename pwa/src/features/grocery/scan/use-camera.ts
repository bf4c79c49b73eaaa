import { type RefObject, useEffect, useState } from "react";
import { useLatestCallback } from "../../../ui/use-latest-callback.ts";
import { openBarcodeReader, type ReadBarcode } from "./barcode-reader.ts";

/** Whether this browser gives pages a camera: it doesn't on plain http. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** Between two looks at the film, in ms: a phone stays cool. */
const restMs = 150;
/** One code is told once in so many ms, however long it stays before the camera. */
const sameMs = 3000;

/** Looks at the film until it is stopped, and tells each code that comes into view. */
const watch = (video: HTMLVideoElement, read: ReadBarcode, tell: (code: string) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let last = { code: "", at: 0 };
  const look = async () => {
    const code = video.readyState < 2 ? undefined : await read(video).catch(() => undefined);
    if (isOver) return;
    if (code !== undefined) {
      if (code !== last.code || performance.now() - last.at > sameMs) tell(code);
      last = { code, at: performance.now() };
    }
    timer = setTimeout(() => void look(), restMs);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};

/** Shows the back camera in a video and tells the barcodes that it sees; `refused` where there is no camera to be had. */
export const useCamera = (
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (code: string) => void,
): "starting" | "on" | "refused" => {
  const [state, setState] = useState<"starting" | "on" | "refused">("starting");
  const tell = useLatestCallback(onCode);
  useEffect(() => {
    const element = video.current;
    if (!isOn || element === null) return;
    let isOver = false;
    let stream: MediaStream | undefined;
    let stopWatching = () => undefined as void;
    const start = async () => {
      const [opened, read] = await Promise.all([
        navigator.mediaDevices.getUserMedia({
          video: { facingMode: "environment", width: { ideal: 1280 } },
        }),
        openBarcodeReader(),
      ]);
      stream = opened;
      if (isOver) return stop();
      element.srcObject = opened;
      await element.play();
      setState("on");
      stopWatching = watch(element, read, tell);
    };
    const stop = () => {
      stopWatching();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(() => {
      stop();
      if (!isOver) setState("refused");
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [isOn, tell, video]);
  return state;
};
