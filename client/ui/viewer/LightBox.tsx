import { useMemo } from "react";
import { Lightbox, type SlideImage } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { viewerMessages } from "./viewer-messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useBackLayer } from "../overlays/back-layers.ts";
import { Icon } from "../icons/Icon.tsx";
import type { PictureViewerProps, ViewedPicture } from "./PictureViewer.tsx";
import * as styles from "./light-box.module.css";

/** As the server makes them. */
const widths = [640, 1280, 1920, 2560, 3840];

const slideOf = ({ at, width, height, alt }: ViewedPicture): SlideImage => ({
  ...{ src: at(width), width, height, alt },
  srcSet: [...widths.filter((wide) => wide < width), width].map((wide) => ({
    src: at(wide),
    width: wide,
    height: Math.round((wide * height) / width),
  })),
});

/** The full-screen viewer itself, which comes when the first picture is opened. */
export const LightBox = ({ pictures, shown, onShow, onClose, tools }: PictureViewerProps) => {
  const s = useMessages(viewerMessages);
  const slides = useMemo(() => pictures.map(slideOf), [pictures]);
  const index = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shown),
  );
  useBackLayer(true, onClose);
  const { caption, detail } = pictures[index] ?? {};
  return (
    <Lightbox
      open
      className={styles.lightBox}
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true }}
      toolbar={{ buttons: [<span key="tools">{tools}</span>, "close"] }}
      render={{
        buttonZoom: () => null,
        iconClose: () => <Icon name="close" />,
        iconPrev: () => <Icon name="left" />,
        iconNext: () => <Icon name="right" />,
        iconError: () => <Icon name="offline" />,
        controls: () =>
          caption === undefined && detail === undefined ? null : (
            <p className={styles.lightBoxCaption}>
              <span dir="auto">{caption}</span>
              <small>{detail}</small>
            </p>
          ),
      }}
      labels={{
        Close: s("close"),
        Previous: s("previous"),
        Next: s("next"),
        Slide: s("one"),
        Carousel: s("several"),
        Lightbox: s("several"),
        "Photo gallery": s("several"),
        "{index} of {total}": s("place", { index: "{index}", total: "{total}" }),
      }}
      on={{
        view: ({ index: next }) => {
          const picture = pictures[next];
          if (picture !== undefined && picture.id !== shown) onShow(picture.id);
        },
      }}
    />
  );
};
