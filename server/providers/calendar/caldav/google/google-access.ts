/** The family's own client at Google, by which it asks. */
export interface GoogleClient {
  readonly id: string;
  readonly secret: string;
}

/** How tokens for an account at Google are had. */
export interface GoogleAccess {
  readonly tokenUrl: string;
  /** Whether the operator gave that address. */
  readonly isOperators: boolean;
  /** Null where nobody entered one. */
  readonly client: GoogleClient | null;
}
