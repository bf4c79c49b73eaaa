import { defineRead } from "../../api/call.ts";

/** The reads of the shared list, and of what the family has bought before. */
export const groceryRead = defineRead("GET /api/grocery", "grocery", { items: [] });
export const suggestionsRead = defineRead("GET /api/grocery/suggestions", "grocery");
/** What the family calls the things whose barcodes it has scanned. */
export const barcodesRead = defineRead("GET /api/grocery/barcodes", "grocery", { items: [] });
