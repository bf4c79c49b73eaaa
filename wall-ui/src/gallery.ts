// Only Vite's development server serves this page, at /gallery: the build starts from index.html alone.
import "#client/ui/theme/tokens.css";
import "#client/ui/theme/fonts.css";
import "#client/ui/theme/base.css";
import { showGallery } from "#client/ui/gallery/show-gallery.tsx";

showGallery();
