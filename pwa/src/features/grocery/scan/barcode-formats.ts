/** What goods in shops bear, as browsers call it; the short UPC-E isn't among it, whose digits are no code of the list of names. */
export const barcodeFormats = ["ean_13", "ean_8", "upc_a"] as const;
