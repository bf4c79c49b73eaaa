import { type InvalidateQueryFilters, type Query, QueryClient } from "@tanstack/react-query";

/** A QueryClient whose `invalidateQueries` counts for first reads under way too: they are read once more. */
export class LiveQueryClient extends QueryClient {
  readonly #readAgain = new WeakSet<Query>();

  // React Query joins a first read that is under way, though it may answer from before the change.
  override invalidateQueries(
    ...[filters, options]: Parameters<QueryClient["invalidateQueries"]>
  ): Promise<void> {
    const first: InvalidateQueryFilters = { ...filters, fetchStatus: "fetching" };
    for (const query of this.getQueryCache().findAll(first))
      if (query.state.data === undefined) void this.#readOnceMore(query);
    return super.invalidateQueries(filters, options);
  }

  async #readOnceMore(query: Query): Promise<void> {
    if (this.#readAgain.has(query)) return;
    this.#readAgain.add(query);
    // A read that fails may have failed for what has changed since.
    await query.promise?.catch(() => undefined);
    this.#readAgain.delete(query);
    await super.invalidateQueries({ predicate: (each) => each === query });
  }
}
