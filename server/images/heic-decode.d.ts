declare module "heic-decode" {
  interface Decoded {
    readonly width: number;
    readonly height: number;
    /** RGBA, a byte each. */
    readonly data: Uint8ClampedArray;
  }
  /** Decodes a HEIC file's first picture, upright; rejects where it can't. */
  export default function decode(file: { readonly buffer: Uint8Array }): Promise<Decoded>;
}
