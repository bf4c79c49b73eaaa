import type { HtmlTagDescriptor, Plugin } from "vite";

/** A file that the first picture needs, by how its name begins. */
interface Preload {
  readonly begins: string;
  readonly as: "fetch" | "font";
}

/** Has a built page fetch files that its first picture needs while its script is still being read. */
export const preloadAssets = (wanted: readonly Preload[]): Plugin => ({
  name: "preload-assets",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) => {
      const files = Object.keys(bundle);
      return wanted.map(({ begins, as }): HtmlTagDescriptor => {
        const file = files.find((name) => name.startsWith(`assets/${begins}`));
        if (file === undefined) throw new Error(`the build has no ${begins}`);
        const attrs = { rel: "preload", as, href: `/${file}`, crossorigin: "" };
        return { tag: "link", attrs, injectTo: "head" };
      });
    },
  },
});
