import { useEffect, useState } from "react";
import * as styles from "./qr-code.module.css";

interface Drawing {
  readonly size: number;
  readonly path: string;
}

const draw = async (text: string): Promise<Drawing> => {
  const { create } = await import("qrcode");
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (__, x) =>
      modules.get(y, x) ? `M${x} ${y}h1v1h-1z` : "",
    ).join(""),
  );
  return { size: modules.size, path: rows.join("") };
};

const quiet = 3;

/** A QR code that a phone's camera reads; `label` says what it leads to. Always dark on light, whatever the theme. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const [drawn, setDrawn] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    void draw(text).then((next) => isCurrent && setDrawn(next));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const side = (drawn?.size ?? 25) + 2 * quiet;
  return (
    <svg
      className={styles.qrCode}
      data-part="qr-code"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {drawn === undefined ? null : <path d={drawn.path} />}
    </svg>
  );
};
