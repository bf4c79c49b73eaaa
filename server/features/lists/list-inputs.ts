/** An item as a request names it. */
export interface WantedListItem {
  readonly id?: string | undefined;
  readonly text: string;
  readonly memberId?: string | undefined;
}

/** A list as a request names it. */
export interface WantedList {
  readonly id?: string | undefined;
  readonly name: string;
  readonly icon?: string | undefined;
  readonly template: boolean;
  readonly items: readonly WantedListItem[];
}

/** The changes of a list: null removes a value, what is left out stays. */
export interface ListPatch {
  readonly name?: string | undefined;
  readonly icon?: string | null | undefined;
  readonly template?: boolean | undefined;
}
