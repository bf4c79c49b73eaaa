// Gives a child of Node what a utility process of Electron has: process.parentPort.
process.parentPort = {
  postMessage: (word) => process.send(word, () => undefined),
  on: (_event, listener) => process.on("message", (data) => listener({ data, ports: [] })),
};
