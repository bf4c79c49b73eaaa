import { parentPort } from "node:worker_threads";

/** A worker's way to whoever started it. */
export interface ServerChannel {
  send(message: object | string): void;
  onMessage(listener: (message: unknown) => void): void;
}

interface UtilityPort {
  postMessage(message: object | string): void;
  on(event: "message", listener: (event: { readonly data: unknown }) => void): void;
}

const isUtilityPort = (port: unknown): port is UtilityPort =>
  typeof port === "object" && port !== null && "postMessage" in port;

/** The channel of this thread, of this utility process of Electron, or of this process of Node. */
export const openServerChannel = (): ServerChannel => {
  if (parentPort !== null) {
    const port = parentPort;
    return {
      send: (message) => port.postMessage(message),
      onMessage: (listener) => void port.on("message", listener),
    };
  }
  const utilityPort: unknown = Reflect.get(process, "parentPort");
  if (isUtilityPort(utilityPort))
    return {
      send: (message) => utilityPort.postMessage(message),
      onMessage: (listener) => utilityPort.on("message", ({ data }) => listener(data)),
    };
  // The server is gone, so nobody waits for the result. An ordinary exit would wait for a thread that writes.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
  return {
    send: (message) => void process.send?.(message),
    onMessage: (listener) => void process.on("message", listener),
  };
};
