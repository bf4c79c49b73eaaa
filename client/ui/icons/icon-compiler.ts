const attributes = (svg: string) =>
  Object.fromEntries(
    [...(/^<svg([^>]*)>/.exec(svg)?.[1] ?? "").matchAll(/([\w:-]+)="([^"]*)"/g)]
      .map(([, name = "", value = ""]) => [name, value] as const)
      .filter(([name]) => name === "viewBox"),
  );

/**
 * Turns an icon into a React component for unplugin-icons, in both UIs' build. The drawing goes in as text: a tenth of
 * the code of nested elements. Refuses drawings with style attributes, which the pages' policy would ignore.
 */
export const iconCompiler = {
  extension: "js",
  compiler: (svg: string, collection: string, icon: string) => {
    const body = svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
    if (/\sstyle=/.test(body)) throw new Error(`${collection}/${icon} needs inline styles`);
    const fixed = JSON.stringify(attributes(svg));
    return `import { jsx } from "react/jsx-runtime";
const inside = { __html: ${JSON.stringify(body)} };
export default (props) => jsx("svg", { ...${fixed}, ...props, dangerouslySetInnerHTML: inside });`;
  },
};
