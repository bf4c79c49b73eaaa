/** English for barcodes. */
export const en = {
  added: "On the list: {name}",
  film: "What the camera sees",
  hold: "Hold the barcode before the camera.",
  noReader: "Barcodes can’t be read without a connection yet. Try again in a moment.",
  none: "No barcode was found in this photo. Take it closer, with the whole code in it.",
  photo: "Take a photo",
  remember: "Put on the list",
  take: "Take a photo of the barcode, from near.",
  title: "Scan a barcode",
  what: "What is this?",
  whatHint: "Nobody here has scanned {code} before. The family’s phones will know it from now on.",
} as const;
