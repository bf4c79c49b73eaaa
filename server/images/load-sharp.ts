import { registerHooks } from "node:module";
import type { Sharp, SharpInput, SharpOptions } from "sharp";

/** Which build of the image library makes the pictures. */
export type ImageLibraryBuild = "native" | "wasm";

/** The library as this house uses it. */
export interface ImageLibrary {
  readonly open: (input: SharpInput, options: SharpOptions) => Sharp;
  readonly build: ImageLibraryBuild;
}

const native = /^@img\/sharp-(?!wasm32|libvips)[^/]+\/sharp\.node$/;

/** The formats that are taken; whatever else the library could read is switched off. */
const loaders = ["Jpeg", "Png", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}`);

/** Loads the image library; its loader falls back to WebAssembly where it finds nothing native, so that is what it finds. */
export const loadSharp = async (build: ImageLibraryBuild): Promise<ImageLibrary> => {
  if (build === "wasm") {
    const url = import.meta.resolve("@img/sharp-wasm32/sharp.node");
    registerHooks({
      resolve: (name, context, next) =>
        native.test(name) ? { url, format: "commonjs", shortCircuit: true } : next(name, context),
    });
  }
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: loaders });
  return {
    open: (input, options) => sharp(input, options),
    build: "emscripten" in sharp.versions ? "wasm" : "native",
  };
};
