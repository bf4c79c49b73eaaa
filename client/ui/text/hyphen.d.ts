declare module "hyphen/*/index.js" {
  const hyphenator: {
    /** Puts soft hyphens into the words of a text that have `minWordLength` letters and more. */
    readonly hyphenateSync: (text: string, options?: { readonly minWordLength?: number }) => string;
  };
  export default hyphenator;
}
