/** A value, or a promise of it where a source has to be asked. */
export type Awaitable<T> = T | Promise<T>;

/** Goes on with a value: at once where it is there, so that the embedded provider's writes stay in one transaction. */
export const andThen = <T, R>(
  value: Awaitable<T>,
  next: (value: T) => Awaitable<R>,
): Awaitable<R> => (value instanceof Promise ? value.then(next) : next(value));
