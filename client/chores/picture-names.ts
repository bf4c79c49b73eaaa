/** The pictures that a chore is usually about, by their names. */
export const choicePictures = [
  ...["toothbrush", "bed", "t-shirt", "socks", "backpack", "shower", "bathtub", "soap"],
  ...["dog-face", "cat-face", "rabbit-face", "fish", "potted-plant", "droplet"],
  ...["fork-and-knife-with-plate", "shallow-pan-of-food", "sandwich", "red-apple", "sponge"],
  ...["broom", "teddy-bear", "basket", "wastebasket", "recycling-symbol", "roll-of-paper"],
  ...["books", "open-book", "pencil", "artist-palette", "musical-keyboard", "soccer-ball"],
  ...["bicycle", "shopping-cart", "envelope", "key", "wrench", "hammer-and-wrench", "toilet"],
  ...["birthday-cake", "wrapped-gift", "luggage", "glowing-star"],
] as const;
