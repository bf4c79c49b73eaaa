import request from "undici/lib/api/api-request.js";
import Agent from "undici/lib/dispatcher/agent.js";

/**
 * undici's agent, with the one call that is made of it: the package as a whole brings a browser's fetch, WebSockets, caches
 * and mocks, which take 3 MB.
 */
export class RequestingAgent extends Agent {
  override request = request;
}
