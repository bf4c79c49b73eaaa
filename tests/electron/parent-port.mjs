// Gives a child of Node the `process.parentPort` of Electron's utility processes.
process.parentPort = {
  postMessage: (word) => process.send(word, () => undefined),
  on: (_event, listener) => process.on("message", (data) => listener({ data, ports: [] })),
};
