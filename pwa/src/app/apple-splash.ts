/** That of the icon, so that it stands in its own colour. */
const paper = "#f3ecdf";
const icon = `${import.meta.env.BASE_URL}icons/apple-touch-icon.png`;

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((done, fail) => {
    const image = new Image();
    image.addEventListener("load", () => done(image));
    image.addEventListener("error", fail);
    image.src = address;
  });

/** The app's icon in the middle of its paper, as large as a screen. */
const draw = (image: HTMLImageElement, width: number, height: number): string => {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (pen !== null) {
    pen.fillStyle = paper;
    pen.fillRect(0, 0, width, height);
    const side = Math.round(Math.min(width, height) / 3);
    pen.drawImage(image, (width - side) / 2, (height - side) / 2, side, side);
  }
  return canvas.toDataURL();
};

/** Draws what an iPhone shows while the app opens from its home screen: it takes a picture of just its size, and no manifest. */
export const addSplash = async (): Promise<void> => {
  const image = await loaded(icon);
  const [short, long] = [screen.width, screen.height]
    .toSorted((a, b) => a - b)
    .map((side) => side * devicePixelRatio);
  if (short === undefined || long === undefined) return;
  for (const [orientation, width, height] of [
    ["portrait", short, long],
    ["landscape", long, short],
  ] as const) {
    const link = document.createElement("link");
    link.rel = "apple-touch-startup-image";
    link.media = `(orientation: ${orientation})`;
    link.href = draw(image, width, height);
    document.head.append(link);
  }
};
