import type { ApiError } from "../../api/api-error.ts";

/** Somebody who hears what becomes of a mutation. A method, so that it takes the answer's type on trust. */
interface Listener {
  resolve(answer: unknown): void;
  reject(error: ApiError): void;
}

/** Who waits for what becomes of mutations. */
export interface Answers {
  wait(id: string, listener: Listener): void;
  resolve(id: string, answer: unknown): void;
  reject(id: string, error: ApiError): void;
  /** Nobody will hear of it any more. */
  forget(id: string): void;
}

/** Makes an empty list of who waits. */
export const createAnswers = (): Answers => {
  const listeners = new Map<string, readonly Listener[]>();
  const take = (id: string): readonly Listener[] => {
    const taken = listeners.get(id) ?? [];
    listeners.delete(id);
    return taken;
  };
  return {
    wait: (id, listener) => void listeners.set(id, [...(listeners.get(id) ?? []), listener]),
    resolve: (id, answer) => take(id).forEach(({ resolve }) => resolve(answer)),
    reject: (id, error) => take(id).forEach(({ reject }) => reject(error)),
    forget: (id) => void take(id),
  };
};
