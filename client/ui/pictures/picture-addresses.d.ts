declare module "virtual:pictures/*" {
  /** The address of a JSON file with the insides of drawings by their names. */
  const address: string;
  export default address;
}
