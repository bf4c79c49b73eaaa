import "../parent-port.mjs";

// Makes code that detects Electron find it.
Object.defineProperty(process.versions, "electron", { value: process.env["STAND_IN_VERSION"] });
// A utility process doesn't outlive its browser.
process.on("disconnect", () => process.exit(0));
