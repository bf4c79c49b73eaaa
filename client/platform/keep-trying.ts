const againMs = 2000;

/** Loads what the server has, and tries again every two seconds until it could be had: what a room is made of comes once the server is back. */
export const keepTrying = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
};
