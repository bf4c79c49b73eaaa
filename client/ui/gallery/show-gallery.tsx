import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gallery } from "./Gallery.tsx";
import { GalleryI18n } from "./GalleryI18n.tsx";
import { readGalleryLook } from "./gallery-look.ts";

/** Shows every control in its states, in the theme, language and direction that the address asks for. */
export const showGallery = (): void => {
  const root = document.getElementById("root");
  if (root === null) return;
  const look = readGalleryLook(location.search);
  document.documentElement.dataset["theme"] = look.theme;
  document.documentElement.dir = look.direction;
  createRoot(root).render(
    <StrictMode>
      <GalleryI18n language={look.language}>
        <Gallery look={look} />
      </GalleryI18n>
    </StrictMode>,
  );
};
