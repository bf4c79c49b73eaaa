import type { SitterViewKind } from "#contract/babysitter-links.ts";
import type { Db } from "#server/db/connection.ts";

/** A sitter's link as it is stored; instants are milliseconds since 1970. */
export interface StoredSitterLink {
  readonly id: string;
  readonly madeBy: string | null;
  readonly madeAt: number;
  readonly endsAt: number;
  readonly endedAt: number | null;
  readonly phoneHash: string | null;
  readonly phoneLabel: string | null;
}

/** Something that happened to a link, and the phone that did it. */
export interface StoredSitterView {
  readonly at: number;
  readonly what: SitterViewKind;
  readonly label: string;
}

interface NewSitterLink {
  readonly id: string;
  readonly tokenHash: string;
  readonly madeBy: string | null;
  readonly madeAt: number;
  readonly endsAt: number;
}

const columns = `id, made_by AS madeBy, made_at AS madeAt, ends_at AS endsAt, ended_at AS endedAt,
  phone_hash AS phoneHash, phone_label AS phoneLabel`;

/** Stores sitters' links and who looked; of secrets only hashes. */
export const createSitterLinkStore = (db: Db) => {
  const byToken = db.prepare<[string], StoredSitterLink>(
    `SELECT ${columns} FROM sitter_links WHERE token_hash = ?`,
  );
  const byPhone = db.prepare<[string], StoredSitterLink>(
    `SELECT ${columns} FROM sitter_links WHERE phone_hash = ?`,
  );
  const list = db.prepare<[number], StoredSitterLink>(
    `SELECT ${columns} FROM sitter_links WHERE ends_at > ? ORDER BY made_at DESC, id`,
  );
  const insert = db.prepare<[NewSitterLink]>(
    `INSERT INTO sitter_links (id, token_hash, made_by, made_at, ends_at)
     VALUES (@id, @tokenHash, @madeBy, @madeAt, @endsAt)`,
  );
  const bind = db.prepare<[string, string, string]>(
    "UPDATE sitter_links SET phone_hash = ?, phone_label = ? WHERE id = ?",
  );
  const end = db.prepare<[number, string]>(
    "UPDATE sitter_links SET ended_at = ? WHERE id = ? AND ended_at IS NULL",
  );
  const views = db.prepare<[string], StoredSitterView>(
    `SELECT seen_at AS at, what, phone_label AS label FROM sitter_views
     WHERE link_id = ? ORDER BY seen_at DESC, id DESC LIMIT 50`,
  );
  const lastView = db
    .prepare<[string, SitterViewKind, string], number | null>(
      "SELECT max(seen_at) FROM sitter_views WHERE link_id = ? AND what = ? AND phone_label = ?",
    )
    .pluck();
  const addView = db.prepare<[string, number, SitterViewKind, string]>(
    "INSERT INTO sitter_views (link_id, seen_at, what, phone_label) VALUES (?, ?, ?, ?)",
  );
  const removeBefore = db.prepare<[number]>("DELETE FROM sitter_links WHERE ends_at <= ?");
  return {
    byToken: (tokenHash: string) => byToken.get(tokenHash) ?? null,
    byPhone: (phoneHash: string) => byPhone.get(phoneHash) ?? null,
    /** Links that end or ended after an instant, the newest first. */
    list: (after: number): StoredSitterLink[] => list.all(after),
    add: (link: NewSitterLink): void => void insert.run(link),
    /** Makes a link one phone's. */
    bind: (id: string, phoneHash: string, label: string): void =>
      void bind.run(phoneHash, label, id),
    end: (id: string, at: number): void => void end.run(at, id),
    views: (linkId: string): StoredSitterView[] => views.all(linkId),
    /** When a phone last did the same; null where it never did. */
    lastView: (linkId: string, what: SitterViewKind, label: string): number | null =>
      lastView.get(linkId, what, label) ?? null,
    addView: (linkId: string, { at, what, label }: StoredSitterView): void =>
      void addView.run(linkId, at, what, label),
    /** Deletes links that ended by an instant, with their views. */
    removeBefore: (instant: number): void => void removeBefore.run(instant),
  };
};

export type SitterLinkStore = ReturnType<typeof createSitterLinkStore>;
