import { createContext, use } from "react";
import type { Member } from "#contract/members.ts";

/** A member with the initials that tell them apart from everyone else in the family. */
export interface FamilyMember extends Member {
  readonly initials: string;
}

interface Family {
  readonly all: readonly FamilyMember[];
  readonly me: FamilyMember | undefined;
}

export const FamilyContext = createContext<Family>({ all: [], me: undefined });

/** Everyone who lives here, in the roster's order. */
export const useFamily = (): readonly FamilyMember[] => use(FamilyContext).all;

/** Who is signed in to this browser; undefined while nobody is. */
export const useMe = (): FamilyMember | undefined => use(FamilyContext).me;
