/** The address for a sitter's phone, of those where phones reach the app: on plain http where there is one, for it trusts no certificate of this house and is in no network of the family's own. */
export const sitterUrlOf = (urls: readonly string[]): string | undefined =>
  urls.find((url) => url.startsWith("http://")) ?? urls[0];
