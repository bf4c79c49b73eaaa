/** What a sample photo shows, drawn by hand: nobody's, with no licence to mind, and small. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The picture's shapes, in SVG. */
  readonly shapes: string;
}

const sky = (id: string, top: string, bottom: string): string =>
  `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><path fill="url(#${id})" d="M0 0h1600v1600H0z"/>`;
const round = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const scattered = (count: number, of: (x: number, y: number, at: number) => string): string =>
  Array.from({ length: count }, (_, at) => of((at * 617) % 1600, (at * 389) % 1067, at)).join("");

/** The pictures of a sample family's year, by name. */
export const sampleDrawings = {
  sea: {
    ...{ width: 1600, height: 1067 },
    shapes: [
      sky("s", "#8fc7d9", "#fbe7c6"),
      round(1180, 430, 120, "#fff3cf"),
      shape("#3f8fa8", "M0 560h1600v500H0z"),
      shape(
        "#56a5b8",
        "M0 660q200-40 400 0t400 0 400 0 400 0v60q-200-40-400 0t-400 0-400 0-400 0z",
      ),
      shape("#e9cf9c", "M0 860q500-120 1600-20v240H0z"),
      shape("#c8553d", "M560 590l150-250v250z"),
      shape("#f3ead8", "M540 590V380L430 590z"),
      shape("#5b3a29", "M400 610h360l-60 70H460z"),
    ].join(""),
  },
  hills: {
    ...{ width: 1600, height: 1067 },
    shapes: [
      sky("h", "#f6c9a0", "#fdf0dc"),
      shape("#a8b9a0", "M0 560l320-280 260 230 300-340 420 360 300-180v760H0z"),
      shape("#7d9b76", "M0 700q400-220 800-40t800-60v500H0z"),
      shape("#577a58", "M0 860q500-180 900-20t700-60v320H0z"),
      shape("#f4efe2", "M830 250l50-80 70 60-40 30z"),
      shape("#a04a35", "M1040 700l90-80 90 80z"),
      shape("#efe3cb", "M1060 700h140v100h-140z"),
    ].join(""),
  },
  snow: {
    ...{ width: 1067, height: 1600 },
    shapes: [
      sky("w", "#5f7ea0", "#d9e3ea"),
      shape("#f4f6f7", "M0 1180q500-140 1067-20v480H0z"),
      shape(
        "#2f5d50",
        "M260 1240l140-320h-70l110-260h-60l100-240 100 240h-60l110 260h-70l140 320z",
      ),
      round(800, 1180, 130, "#fbfcfc"),
      round(800, 990, 90, "#fbfcfc"),
      shape("#d9773b", "M800 990l110 20-110 16z"),
      round(770, 965, 11, "#30343a"),
      round(820, 965, 11, "#30343a"),
      shape("#b9483c", "M715 1060q85 50 170 0v36q-85 46-170 0z"),
      scattered(60, (x, y) => round(x, y * 1.4, 7, "#ffffffcc")),
    ].join(""),
  },
  cake: {
    ...{ width: 1600, height: 1067 },
    shapes: [
      sky("c", "#f3d9c4", "#e9bfa2"),
      shape("#8a5a3c", "M0 820h1600v260H0z"),
      shape("#fff7ec", "M420 840h760v30q-380 60-760 0z"),
      shape("#f7e3d0", "M500 560h600v280H500z"),
      shape("#d96a6f", "M500 560h600v60q-50 60-100 0t-100 0-100 0-100 0-100 0-100 0z"),
      ...[620, 740, 860, 980].map(
        (x) =>
          shape("#7fb0a6", `M${x - 12} 410h24v150h-24z`) +
          shape("#f6b93b", `M${x} 330q46 60 0 76-46-16 0-76z`),
      ),
    ].join(""),
  },
  garden: {
    ...{ width: 1067, height: 1600 },
    shapes: [
      sky("g", "#bfe0e6", "#f3f5df"),
      shape("#7fa65a", "M0 900q540-120 1067 0v720H0z"),
      ...[180, 420, 680, 900].map(
        (x, at) =>
          shape("#4f7d3f", `M${x - 9} ${620 + at * 40}h18v700h-18z`) +
          Array.from({ length: 10 }, (_, leaf) => {
            const turn = (leaf * Math.PI) / 5;
            const [dx, dy] = [Math.cos(turn) * 92, Math.sin(turn) * 92];
            return round(Math.round(x + dx), Math.round(620 + at * 40 + dy), 48, "#f2b632");
          }).join("") +
          round(x, 620 + at * 40, 74, "#6b4326"),
      ),
    ].join(""),
  },
  stars: {
    ...{ width: 1600, height: 1067 },
    shapes: [
      sky("n", "#131b38", "#3d4f7c"),
      scattered(90, (x, y, at) => round(x, y * 0.7, 2 + (at % 4), "#fdf4d7")),
      round(1230, 250, 96, "#f8e9b8"),
      round(1270, 226, 84, "#1d2748"),
      shape("#141a2c", "M0 900q400-120 800-10t800-40v240H0z"),
      shape("#d98b3f", "M560 890l170-240 170 240z"),
      shape("#f7d58a", "M690 890l40-120 40 120z"),
    ].join(""),
  },
} as const satisfies Record<string, Drawing>;

/** A drawing as an address that an image can be had from without asking anybody. */
export const drawingUrl = ({ width, height, shapes }: Drawing): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`,
  )}`;
